import type { Cluster } from '../scale/cluster.ts';
import { pause } from '../scale/expect.ts';
import { ask } from '../scale/load.ts';

export type Published = {
  times: number;
  refused: number;
  /** Maximum of the milliseconds until visitors saw it. */
  slowest: number;
};

const LOOK_EVERY_MS = 50;
const TRY_AGAIN_MS = 1_000;

export async function publish(
  { url, instances, staff }: Cluster,
  milliseconds: number,
  every: number,
): Promise<Published> {
  const published: Published = { times: 0, refused: 0, slowest: 0 };
  const until = Date.now() + milliseconds;
  const [first, , third] = instances;
  const isShown = async (tagline: string) => (await ask(url).catch(() => undefined))?.body.includes(tagline);
  for (let next = Date.now(); Date.now() < until; next += every * 1_000) {
    await pause(Math.max(0, next - Date.now()));
    const tagline = `Published at ${Date.now()}.`;
    const at = (published.times % 2 === 0 ? first : third)?.url ?? url;
    const begin = Date.now();
    try {
      await staff.change(at, '/globals/site-settings?depth=0', { tagline, _status: 'published' }, 'POST');
    } catch {
      published.refused++;
      next = Date.now() + TRY_AGAIN_MS - every * 1_000;
      continue;
    }
    while (!(await isShown(tagline)) && Date.now() < until + 20_000) await pause(LOOK_EVERY_MS);
    published.times++;
    published.slowest = Math.max(published.slowest, Date.now() - begin);
  }
  return published;
}
