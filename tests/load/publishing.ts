import type { Cluster } from '../scale/cluster.ts';
import { pause } from '../scale/expect.ts';
import { ask } from '../scale/load.ts';
import type { LoadOptions } from './options.ts';

export type Published = {
  times: number;
  refused: number;
  /** Milliseconds until visitors saw it. */
  slowest: number;
};

const LOOK_EVERY_MS = 50;
const TRY_AGAIN_MS = 1_000;

const ONE_PAGE = '/about';

type Found = { docs: { id: string }[] };

/** Changes what every page shows, or the title of one page. Returns the address that shows it. */
async function change({ staff, url }: Cluster, at: string, words: string, isFrame: boolean): Promise<string> {
  if (isFrame) {
    await staff.change(at, '/globals/site-settings?depth=0', { tagline: words, _status: 'published' }, 'POST');
    return url;
  }
  const { docs } = await staff.get<Found>(at, `/pages?where[path][equals]=${ONE_PAGE}&depth=0&limit=1`);
  await staff.change(at, `/pages/${docs[0]?.id}?depth=0`, { title: words, _status: 'published' });
  return url + ONE_PAGE;
}

export async function publish(
  cluster: Cluster,
  milliseconds: number,
  { publish: every, frame }: Pick<LoadOptions, 'publish' | 'frame'>,
): Promise<Published> {
  const { url, instances } = cluster;
  const published: Published = { times: 0, refused: 0, slowest: 0 };
  const until = Date.now() + milliseconds;
  const [first, , third] = instances;
  const isShown = async (address: string, words: string) =>
    (await ask(address).catch(() => undefined))?.body.includes(words);
  for (let next = Date.now(); Date.now() < until; next += every * 1_000) {
    await pause(Math.max(0, next - Date.now()));
    const words = `Published at ${Date.now()}.`;
    const isFrame = frame > 0 && published.times % frame === 0;
    const at = (published.times % 2 === 0 ? first : third)?.url ?? url;
    const begin = Date.now();
    let address: string;
    try {
      address = await change(cluster, at, words, isFrame);
    } catch {
      published.refused++;
      next = Date.now() + TRY_AGAIN_MS - every * 1_000;
      continue;
    }
    while (!(await isShown(address, words)) && Date.now() < until + 20_000) await pause(LOOK_EVERY_MS);
    published.times++;
    published.slowest = Math.max(published.slowest, Date.now() - begin);
  }
  return published;
}
