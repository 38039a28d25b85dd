import { workSecretOf } from '../../src/lib/work-secret.ts';

const AT_ONCE = 4;

export function sitemapPaths(xml: string): string[] {
  return [...xml.matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g)].map(([, url = '']) => {
    const { pathname, search } = new URL(url.replaceAll('&amp;', '&'));
    return pathname + search;
  });
}

export type Warmed = { pages: number; failed: string[] };

/** Requests every page of the sitemap once, so that no visitor is the first. */
export async function warm(base: string): Promise<Warmed> {
  const sitemap = await fetch(`${base}/sitemap.xml`);
  const paths = sitemap.ok ? sitemapPaths(await sitemap.text()) : ['/'];
  const failed: string[] = sitemap.ok ? [] : ['/sitemap.xml'];
  const queue = [...paths];
  const worker = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const ok = await fetch(base + path, { redirect: 'manual' }).then(
        async (response) => {
          await response.arrayBuffer();
          return response.status < 400;
        },
        () => false,
      );
      if (!ok) failed.push(path);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return { pages: paths.length, failed };
}

const LOOK_EVERY_MS = 100;

type State = { requested: number; failed: string[]; isDone: boolean };

/**
 * Waits for src/delivery/pages/warm-up.ts, by default briefly: a large site is served before all pages are rendered.
 * @param patience in ms
 */
export async function warmedByServer(base: string, payloadSecret: string, patience = 15_000): Promise<Warmed> {
  const headers = { authorization: `Bearer ${workSecretOf(payloadSecret)}` };
  for (
    const until = performance.now() + patience;
    ;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  ) {
    // Undefined while a server that has crashed is being started again.
    const state: State | undefined = await fetch(`${base}/internal/warm-up`, { headers }).then(
      (response) => response.json(),
      () => undefined,
    );
    const { requested = 0, failed = [], isDone = false } = state ?? {};
    if ((isDone && requested > 0) || performance.now() > until) return { pages: requested, failed };
  }
}
