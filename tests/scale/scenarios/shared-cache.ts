import type { Cluster } from '../cluster.ts';
import { eventually, noneWrong, pause } from '../expect.ts';
import { ask, load } from '../load.ts';
import { page } from '../staff.ts';

/** The shared cache hangs, dies and comes back empty: pages stay, and what is published meanwhile is seen by all. */
export async function sharedCache({ url, instances, cache, staff, paths }: Cluster): Promise<string> {
  const [first] = instances;
  const visitors = load(url, paths, 4);
  cache.pause();
  await pause(2000);
  cache.resume();
  await pause(500);
  await cache.stop('SIGKILL');
  await pause(1000);
  const { id } = await staff.create(first?.url ?? url, 'pages', page('/without-cache', 'Without cache'));
  await eventually('its own instance shows it', async () =>
    (await ask(`${first?.url}/without-cache`)).body.includes('Without cache'),
  );
  await cache.start();
  await staff.change(first?.url ?? url, `/pages/${id}?depth=0`, page('/without-cache', 'With it again'));
  for (const instance of instances) {
    await eventually(`${instance.name} shows it`, async () =>
      (await ask(`${instance.url}/without-cache`)).body.includes('With it again'),
    );
  }
  return noneWrong(await visitors.end());
}
