import { eventually, must, noneWrong, pause } from '../../scale/expect.ts';
import { ask, load } from '../../scale/load.ts';
import { page, signIn } from '../../scale/staff.ts';
import type { Stack } from '../stack.ts';

const INSTANCES = ['site-1', 'site-2', 'site-3'];

const seen = (url: string, text: string) => async () => (await ask(url)).body.includes(text) || 'not there';

/** Published changes are visible on three instances behind the reverse proxy, and stay when instances stop. */
export async function scale({ up, compose, url, staff }: Stack): Promise<string> {
  await up('scale');
  must((await ask(`${url}/healthz`)).status === 200, 'the reverse proxy is not healthy');
  await eventually('an instance responds', async () => (await ask(`${url}/`)).status === 200, 60);

  const api = await signIn(url, await staff());
  const { id } = await api.create(url, 'pages', page('/from-a-container', 'From a container'));
  await eventually('the page is seen', seen(`${url}/from-a-container`, 'From a container'), 10);
  await api.change(url, `/pages/${id}?depth=0`, page('/from-a-container', 'Changed in a container'));
  await eventually('its change is seen', seen(`${url}/from-a-container`, 'Changed in a container'), 10);
  await eventually('the sitemap has it', seen(`${url}/sitemap.xml`, '/from-a-container'), 10);

  const sitemap = (await ask(`${url}/sitemap.xml`)).body;
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  must(paths.length >= 10, `the sitemap has ${paths.length} paths`);
  const pagesOf = () => compose(['exec', '-T', 'site-1', 'find', '/data/site', '-name', 'index.html']);
  const isRendered = async () => {
    const stored = (await pagesOf()).trim().split('\n').length;
    return stored >= paths.length || `${stored} pages`;
  };
  await eventually(`${paths.length} pages are rendered before anybody asks`, isRendered, 120);

  const visitors = load(url, paths, 4, ({ body }) => (body.includes('</html>') ? undefined : 'not whole'));
  for (const instance of INSTANCES) {
    await compose(['stop', instance]);
    await pause(2000);
  }
  const note = noneWrong(await visitors.end());
  for (const path of paths) {
    const { status } = await ask(url + path);
    must(status === 200, `${path} without any instance: ${status}`);
  }
  await compose(['start', ...INSTANCES]);
  await eventually('the admin is back', async () => (await ask(`${url}/admin/login`)).status === 200, 60);
  return `${paths.length} pages, ${note} while three instances stopped`;
}
