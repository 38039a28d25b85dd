import type { Cluster } from '../cluster.ts';
import { eventually, must, noneWrong, pause } from '../expect.ts';
import { ask, load } from '../load.ts';

/** Killed and restarted without instances, the reverse proxy serves all published pages, and errors for the rest. */
export async function noInstances({ url, instances, reverseProxy, paths }: Cluster): Promise<string> {
  const visitors = load(url, paths, 4, ({ body }) => (body.includes('</html>') ? undefined : 'not whole'));
  await pause(500);
  await Promise.all(instances.map((instance) => instance.stop('SIGKILL')));
  await pause(3000);
  const during = await visitors.end();

  await reverseProxy.stop('SIGKILL');
  await reverseProxy.start();
  for (const path of paths) {
    const { status, body } = await ask(url + path, undefined, { 'accept-encoding': 'identity' });
    must(status === 200 && body.includes('</html>'), `${path} is lost when the reverse proxy restarts: ${status}`);
  }

  for (const file of ['/sitemap.xml', '/feed.xml', '/robots.txt', '/icon.svg', '/.well-known/security.txt']) {
    const { status } = await ask(url + file);
    must(status === 200, `${file} is lost: ${status}`);
  }
  const none = await ask(`${url}/there-is-none`);
  must(none.status === 404, `a page that is not published: ${none.status}`);
  must(none.body.includes('The pattern breaks here.'), 'the response is not ours');
  must(String(none.headers['cache-control']).includes('no-store'), 'and may be kept');
  must((await ask(`${url}/healthz`)).status === 200, 'the reverse proxy reports that it is down');
  const api = await ask(`${url}/api/pages`);
  must(api.status === 503 && JSON.parse(api.body).errors.length === 1, 'the API responds without JSON');

  await Promise.all(instances.map((instance) => instance.start()));
  await eventually('pages come from the instances again', async () => {
    const { status } = await ask(`${url}/api/pages?limit=1`);
    return status === 200 || `status ${status}`;
  });
  return noneWrong(during);
}
