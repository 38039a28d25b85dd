import type { Cluster } from '../cluster.ts';
import { eventually, must, pause } from '../expect.ts';
import { ask } from '../load.ts';
import { page } from '../staff.ts';

const PERSON = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';
const [PATH, A, B] = ['/tested-by-two', 'Tested by two', 'The other one'];

const withLink = (path: string, title: string) => {
  const whole = page(path, title);
  const [hero] = whole.blocks as object[];
  const links = [{ label: 'Platform', kind: 'address', address: '/platform', appearance: 'solid' }];
  return { ...whole, blocks: [{ ...hero, links }] };
};

/** A page with an experiment comes from the instances, which see only the variant; without instances, it is a file. */
export async function experiment({ url, instances, staff }: Cluster): Promise<string> {
  const visit = async (headers = {}) => {
    const response = await ask(url + PATH, undefined, { 'user-agent': PERSON, ...headers });
    return {
      ...response,
      from: response.headers['x-reverse-proxy'],
      cookie: response.headers['set-cookie']?.[0] ?? '',
    };
  };
  const { id } = await staff.create(url, 'pages', withLink(PATH, A));
  await eventually('the page is a file', async () => (await visit()).from === 'FILE');
  const goal = { kind: 'link', path: '/platform' };
  const made = await staff.create(url, 'experiments', { title: 'Two versions', page: id, goal });
  await staff.change(url, `/experiments/${made.id}/variant`, {}, 'POST');
  const { variants } = await staff.get<{ variants: { page: { id: string } }[] }>(url, `/experiments/${made.id}`);
  const variant = variants[0]?.page.id;
  await staff.change(url, `/pages/${variant}`, withLink(`${PATH}-variant-b`, B));
  await staff.change(url, `/experiments/${made.id}/start`, {}, 'POST');

  await eventually('the page comes from an instance', async () => (await visit()).from === 'INSTANCE', 5);
  const seen = new Set<string>();
  for (let visits = 0; visits < 40; visits++) {
    const first = await visit();
    const letter = first.body.includes(B) ? 'b' : 'a';
    seen.add(letter);
    must(
      first.cookie.startsWith(`alethia_experiments=${made.id.slice(0, 8)}-${letter};`),
      `no cookie: ${first.cookie}`,
    );
    must(first.headers['cache-control'] === 'private, no-cache', 'a shared cache may keep it');
    const again = await visit({ cookie: `theme=1; ${first.cookie.split(';')[0]}` });
    must(again.body.includes(letter === 'b' ? B : A), 'a visitor sees the other version');
    must(again.cookie === '', 'a visitor is assigned again');
  }
  must(seen.size === 2, `only ${[...seen]} of two versions`);
  for (const headers of [{ 'sec-gpc': '1' }, { dnt: '1' }, { 'user-agent': 'Googlebot/2.1' }]) {
    const response = await visit(headers);
    must(response.body.includes(A) && response.cookie === '', `assigned in spite of ${JSON.stringify(headers)}`);
  }
  const ahead = await visit({ 'sec-purpose': 'prefetch' });
  must(ahead.status === 425 && ahead.cookie === '', `counted ahead of a visit: ${ahead.status}`);
  must((await ask(`${url}/platform`)).headers['x-reverse-proxy'] === 'FILE', 'another page is no file');
  must((await ask(`${url}/internal/variant/${variant}`)).status === 404, 'a variant has an address');

  await Promise.all(instances.map((instance) => instance.stop('SIGKILL')));
  await pause(500);
  const alone = await visit({ cookie: `alethia_experiments=${made.id.slice(0, 8)}-b` });
  await Promise.all(instances.map((instance) => instance.start()));
  must(alone.status === 200 && alone.body.includes(A), `without instances: ${alone.status}`);

  await eventually('an instance is back', async () => (await visit()).from === 'INSTANCE');
  await staff.change(url, `/experiments/${made.id}/end`, {}, 'POST');
  await eventually('the page is a file again', async () => (await visit()).from === 'FILE');
  return `${[...seen].sort().join(' and ')}, then the page itself`;
}
