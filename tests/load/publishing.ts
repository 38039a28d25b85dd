import type { Cluster } from '../scale/cluster.ts';
import { pause } from '../scale/expect.ts';
import { ask } from '../scale/load.ts';
import type { LoadOptions } from './options.ts';

export type Published = {
  times: number;
  refused: number;
  /** Maximum of the milliseconds until visitors saw it. */
  slowest: number;
};

type Change = {
  path: string;
  method: 'PATCH' | 'POST';
  body: (text: string) => Record<string, unknown>;
  shownOn: string[];
};

const LOOK_EVERY_MS = 50;
const TRY_AGAIN_MS = 1_000;

/** A job changes two pages and the search; the tagline changes every page. */
async function changeOf(scope: LoadOptions['scope'], { url, staff }: Cluster): Promise<Change> {
  if (scope === 'site') {
    const body = (tagline: string) => ({ tagline, _status: 'published' });
    return { path: '/globals/site-settings?depth=0', method: 'POST', body, shownOn: ['/'] };
  }
  type Jobs = { docs: { id: string; path: string }[] };
  const { docs } = await staff.get<Jobs>(url, '/jobs?where[_status][equals]=published&limit=1&depth=0');
  const [job] = docs;
  if (!job) throw new Error('The site has no published job.');
  const body = (location: string) => ({ location, _status: 'published' });
  return { path: `/jobs/${job.id}?depth=0`, method: 'PATCH', body, shownOn: [job.path, '/about/careers'] };
}

/** @param every seconds between two publishes */
export async function publish(
  cluster: Cluster,
  milliseconds: number,
  { scope, publish: every }: Pick<LoadOptions, 'scope' | 'publish'>,
): Promise<Published> {
  const { url, instances, staff } = cluster;
  const published: Published = { times: 0, refused: 0, slowest: 0 };
  const until = Date.now() + milliseconds;
  const [first, , third] = instances;
  const { path, method, body, shownOn } = await changeOf(scope, cluster);
  const shows = async (page: string, text: string) =>
    (await ask(`${url}${page}`).catch(() => undefined))?.body.includes(text);
  const isShown = async (text: string) =>
    (await Promise.all(shownOn.map((page) => shows(page, text)))).every((isNew) => isNew);
  for (let next = Date.now(); Date.now() < until; next += every * 1_000) {
    await pause(Math.max(0, next - Date.now()));
    const text = `Published at ${Date.now()}.`;
    const at = (published.times % 2 === 0 ? first : third)?.url ?? url;
    const begin = Date.now();
    try {
      await staff.change(at, path, body(text), method);
    } catch {
      published.refused++;
      next = Date.now() + TRY_AGAIN_MS - every * 1_000;
      continue;
    }
    while (!(await isShown(text)) && Date.now() < until + 20_000) await pause(LOOK_EVERY_MS);
    published.times++;
    published.slowest = Math.max(published.slowest, Date.now() - begin);
  }
  return published;
}
