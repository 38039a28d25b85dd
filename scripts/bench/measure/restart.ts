import { randomBytes } from 'node:crypto';
import type { TestSite } from '../../harness/test-site.ts';
import { staffApi } from '../world/staff-api.ts';
import { edits } from './edits.ts';
import { median } from './statistics.ts';

export type Restarts = {
  /** Half of them by SIGKILL. */
  restarts: number;
  /** First responses that lacked the latest publish. */
  stale: number;
  /** Milliseconds from process start to the first page. */
  startMedian: number;
  startMax: number;
};

/** Publishes, stops the server at once, restarts it and checks its first response. Returns the new server. */
export async function measureRestarts(
  site: TestSite,
  times: number,
): Promise<{ restarts: Restarts; server: TestSite['server'] }> {
  const started: number[] = [];
  let stale = 0;
  let { server } = site;
  const [edit] = await edits(await staffApi(site.url, site.staff));
  if (!edit) throw new Error('There is nothing to publish.');
  try {
    for (let done = 0; done < times; done++) {
      const text = randomBytes(6).toString('hex');
      await (await fetch(site.url + edit.page)).text();
      await edit.publish(text);
      await server.stop(done % 2 === 0 ? 'SIGKILL' : 'SIGTERM');
      const begin = performance.now();
      server = await site.restart();
      const html = await (await fetch(site.url + edit.page)).text();
      started.push(performance.now() - begin);
      if (!html.includes(text)) stale += 1;
    }
  } finally {
    await edit.restore();
  }
  const startMedian = Math.round(median(started));
  return { restarts: { restarts: times, stale, startMedian, startMax: Math.round(Math.max(...started)) }, server };
}
