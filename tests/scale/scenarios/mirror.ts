import type { Cluster } from '../cluster.ts';
import { eventually } from '../expect.ts';
import { page } from '../staff.ts';

const keyOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}/index.html`);

/** The bucket follows every publish, and catches up after it and the worker were down. */
export async function mirror({ bucket, instances, workers, staff, paths }: Cluster): Promise<string> {
  const [{ url: site } = { url: '' }] = instances;
  for (const path of ['/404', ...paths]) {
    const key = path === '/404' ? '404.html' : keyOf(path);
    await eventually(`${key} is in the bucket`, async () => (await bucket.read(key))?.includes('</html>'), 60);
  }

  const key = 'made-for-the-bucket/index.html';
  const { id } = await staff.create(site, 'pages', page('/made-for-the-bucket', 'Copied'));
  await eventually('a new page is copied', async () => (await bucket.read(key))?.includes('Copied'));

  await bucket.stop();
  await staff.change(site, `/pages/${id}?depth=0`, page('/made-for-the-bucket', 'Changed meanwhile'));
  await bucket.start();
  const isChanged = async () => (await bucket.read(key))?.includes('Changed meanwhile');
  await eventually('a change during an outage of the bucket is copied', isChanged, 60);

  await Promise.all(workers.map((worker) => worker.stop('SIGKILL')));
  await staff.change(site, `/pages/${id}?depth=0`, { _status: 'draft' });
  await Promise.all(workers.map((worker) => worker.start()));
  const isGone = async () => (await bucket.read(key)) === undefined;
  await eventually('a page that was taken down while no worker ran is deleted', isGone, 60);
  return `${paths.length} pages`;
}
