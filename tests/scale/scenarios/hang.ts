import fs from 'node:fs';
import path from 'node:path';
import type { Cluster } from '../cluster.ts';
import { eventually, must, noneWrong, pause } from '../expect.ts';
import { ask, load } from '../load.ts';
import { page } from '../staff.ts';

/** An instance accepts connections but never responds. */
export async function hang({ url, instances, staff, paths, siteFolder }: Cluster): Promise<string> {
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
  const note = noneWrong(await visitors.end());
  await showsWhatIsRenderedMeanwhile({ url, instances, siteFolder });
  return note;
}

/** Not in the folder when requested, but there by the time the instances have failed to respond. */
async function showsWhatIsRenderedMeanwhile({
  url,
  instances,
  siteFolder,
}: Pick<Cluster, 'url' | 'instances' | 'siteFolder'>) {
  const file = path.join(siteFolder, 'fresh/terms/index.html');
  await eventually('the page is rendered', async () => fs.existsSync(file));
  for (const stale of ['stale', 'own/stale'])
    fs.rmSync(path.join(siteFolder, stale, 'terms'), { recursive: true, force: true });
  for (const instance of instances) instance.hang(true);
  try {
    fs.renameSync(file, `${file}.aside`);
    const pending = ask(`${url}/terms`, undefined, { 'accept-encoding': 'identity' });
    await pause(1000);
    fs.renameSync(`${file}.aside`, file);
    const { status } = await pending;
    must(status === 200, `a page that was rendered while the instances were hanging: ${status}`);
  } finally {
    for (const instance of instances) instance.hang(false);
  }
}
