import type { Cluster } from '../cluster.ts';
import { eventually, must, noneWrong, pause } from '../expect.ts';
import { ask, load } from '../load.ts';

/** All instances are killed: the front goes on showing what is published, says what it cannot, and finds back. */
export async function noInstances({ url, instances, front, paths }: Cluster): Promise<string> {
  const packings = ['br', 'gzip', 'identity'];
  for (const path of paths)
    for (const packing of packings) await ask(url + path, undefined, { 'accept-encoding': packing });
  const visitors = load(url, paths, 4, ({ body }) => (body.includes('</html>') ? undefined : 'not whole'));
  await pause(500);
  await Promise.all(instances.map((instance) => instance.stop('SIGKILL')));
  await pause(3000);
  const during = await visitors.end();

  await front.stop('SIGKILL');
  await front.start();
  for (const path of paths) {
    const { status, body } = await ask(url + path, undefined, { 'accept-encoding': 'identity' });
    must(status === 200 && body.includes('</html>'), `${path} is lost when the front starts anew: ${status}`);
  }

  const never = await ask(`${url}/never-asked-for`);
  must(never.status === 503, `a page nobody has asked for: ${never.status}`);
  must(never.body.includes('Back in a moment'), 'the answer is not ours');
  must(never.headers['cache-control'] === 'no-store', 'and may be kept');
  must((await ask(`${url}/healthz`)).status === 200, 'the front says that it is down');
  const api = await ask(`${url}/api/pages`);
  must(api.status === 503 && JSON.parse(api.body).errors.length === 1, 'the API answers no JSON');

  await Promise.all(instances.map((instance) => instance.start()));
  await eventually('pages come from the instances again', async () => {
    const { status } = await ask(`${url}/never-asked-for`);
    return status === 404 || `status ${status}`;
  });
  return noneWrong(during);
}
