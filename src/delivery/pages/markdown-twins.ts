import { MARKDOWN, pageOfTwin } from '../../lib/markdown-twin.ts';
import { routeKind } from '../../lib/routes.ts';
import { markdownOf } from '../html/markdown.ts';
import { encoded } from './encodings.ts';
import type { PageResponse } from './page-responses.ts';

type SentPage = Exclude<PageResponse, string>;

const LINK = /<link rel="alternate" type="text\/markdown" href="([^"]*)"/;
const made = new WeakMap<SentPage, Promise<SentPage>>();

/** Made from the page itself, so that it contains nothing else, and is as fresh. Its canonical address is the page's. */
async function make(page: SentPage, twin: URL, path: string): Promise<SentPage> {
  const headers = {
    'content-type': `${MARKDOWN}; charset=utf-8`,
    'cache-control': page.headers['cache-control'] ?? 'no-store',
    link: `<${new URL(path, twin)}>; rel="canonical"`,
  };
  const text = markdownOf(page.bodies.identity.body.toString(), twin.origin);
  return { ...page, headers, isStored: false, bodies: await encoded(Buffer.from(text), headers) };
}

/**
 * The Markdown twin of a page that links to one (the plugin `markdown`); undefined if the address is not that of a twin.
 *
 * @param get finds a page
 */
export async function markdownTwin(
  address: string,
  get: (path: string) => Promise<PageResponse>,
): Promise<PageResponse | undefined> {
  const path = pageOfTwin(address);
  if (path === undefined) return undefined;
  const page = routeKind(path) === 'page' ? await get(path) : 'missing';
  if (typeof page === 'string') return page;
  const [, href = ''] = (page.status === 200 && LINK.exec(page.bodies.identity.body.toString())) || [];
  const twin = URL.parse(href);
  if (twin?.pathname !== address) return 'missing';
  const known = made.get(page) ?? make(page, twin, path);
  made.set(page, known);
  return known;
}
