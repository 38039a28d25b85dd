import type { Cluster } from '../cluster.ts';
import { eventually, noneWrong, pause } from '../expect.ts';
import { ask, load } from '../load.ts';
import { page } from '../staff.ts';

/**
 * An instance accepts connections but never responds: visitors get their pages, and newly published ones, from the
 * others.
 */
export async function hang({ url, instances, staff, paths }: Cluster): Promise<string> {
  const [first, second] = instances;
  const publisher = first?.url ?? url;
  const { id } = await staff.create(publisher, 'pages', page('/while-one-hangs', 'As it was'));
  await eventually('the page is there', async () => (await ask(`${url}/while-one-hangs`)).body.includes('As it was'));
  const visitors = load(url, paths);
  await pause(500);
  second?.hang(true);
  try {
    await pause(6000);
    await staff.change(publisher, `/pages/${id}?depth=0`, page('/while-one-hangs', 'As it is'));
    await eventually('its change is seen', async () => (await ask(`${url}/while-one-hangs`)).body.includes('As it is'));
  } finally {
    second?.hang(false);
  }
  await pause(1000);
  return noneWrong(await visitors.end());
}
