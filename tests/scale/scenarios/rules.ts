import { restrictedPages } from '../../../src/lib/routes.ts';
import type { Cluster } from '../cluster.ts';
import { eventually, must, pause } from '../expect.ts';
import { ask } from '../load.ts';
import { page } from '../staff.ts';

export async function rules({ url, instances, staff }: Cluster): Promise<string> {
  const throughProxy = async (path: string, headers = {}) => {
    const response = await ask(url + path, undefined, headers);
    return { ...response, from: response.headers['x-reverse-proxy'] };
  };
  for (const path of ['/internal/work', '/internal', '/readyz', '/readyz?x']) {
    must((await throughProxy(path)).status === 404, `${path} can be reached from outside`);
  }

  const isFile = async (path: string, headers = {}) => (await throughProxy(path, headers)).from === 'FILE';
  await eventually('a page is sent from the folder', () => isFile('/platform'));
  must(await isFile('/platform?utm_source=mail'), 'a campaign has not the file of the page');
  must(
    await isFile('/platform', { cookie: 'theme=1; payload-token=x' }),
    'who has cookies has not the file of the page',
  );
  for (const file of ['/sitemap.xml', '/feed.xml', '/robots.txt', '/icon.svg']) {
    await eventually(`${file} is sent from the folder`, () => isFile(file));
  }

  for (const passed of [...Object.keys(restrictedPages), '/admin/login', '/api/pages', '/calendar']) {
    must((await throughProxy(passed)).from === 'PASS', `${passed} is kept`);
  }
  must((await throughProxy('/platform', { cookie: '__prerender_bypass=x' })).from === 'PASS', 'a draft is kept');

  const picture = await throughProxy('/api/media/file/none.jpg', { cookie: 'theme=1; payload-token=x' });
  must(picture.from === 'PASS', 'a picture is sent to staff as visitors may see it');

  // The router's parts of a page and the page itself share an address.
  const part = await throughProxy('/platform', { rsc: '1', 'next-router-prefetch': '1' });
  must(part.from === 'PASS', 'a part of a page is kept');
  must((await throughProxy('/platform')).headers['content-type']?.startsWith('text/html'), 'a page is a part of it');

  // An instance compresses a page after its first response.
  const encodedAs = (accepted: string, encoding: string) =>
    eventually(`${accepted} is sent in ${encoding}`, async () => {
      const { headers } = await throughProxy('/platform', { 'accept-encoding': accepted });
      return headers['content-encoding'] === encoding || String(headers['content-encoding']);
    });
  await encodedAs('gzip, deflate, br, zstd', 'br');
  await encodedAs('br;q=0, gzip', 'gzip');
  const plain = await throughProxy('/platform', { 'accept-encoding': 'identity' });
  must(plain.headers['content-encoding'] === undefined && plain.body.includes('</html>'), 'not as it is');
  const again = await throughProxy('/platform', { 'if-none-match': plain.headers.etag, 'accept-encoding': 'identity' });
  must(again.status === 304, `a visitor who has the page gets ${again.status}`);

  must(!(await throughProxy('/platform')).headers['strict-transport-security'], 'TLS is promised without it');
  const secure = await throughProxy('/platform', { 'x-forwarded-proto': 'https' });
  must(secure.headers['strict-transport-security'], 'TLS is not promised over it');

  const { id } = await staff.create(url, 'pages', page('/soon-gone', 'Soon gone'));
  await eventually('the page is there', async () => (await throughProxy('/soon-gone')).body.includes('Soon gone'));
  await staff.change(url, `/pages/${id}`, { _status: 'draft' });
  await eventually('the page is gone', async () => (await throughProxy('/soon-gone')).status === 404, 5);
  must((await throughProxy('/soon-gone')).from === 'INSTANCE', 'a page that is not there is kept');
  await Promise.all(instances.map((instance) => instance.stop('SIGKILL')));
  await pause(1500);
  const { status } = await throughProxy('/soon-gone');
  await Promise.all(instances.map((instance) => instance.start()));
  must(status === 404, `a page that was taken down comes back: ${status}`);
  await eventually('the instances are back', async () => (await throughProxy('/soon-gone')).status === 404);
  return 'kept, passed on, refused';
}
