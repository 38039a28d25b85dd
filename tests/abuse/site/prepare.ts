import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { z } from 'zod';
import { Failure } from '../../../scripts/process/step.ts';
import { serverActions } from '../grammar/actions.ts';
import { formNames, type PayloadInventory, routes } from '../grammar/inventory.ts';
import type { Pools } from '../grammar/pools.ts';
import type { Callers } from './callers.ts';
import type { Marks } from './invariants.ts';
import type { Target } from './target.ts';

type Json = Record<string, unknown>;

const list = z.object({ docs: z.array(z.looseObject({ id: z.union([z.string(), z.number()]).transform(String) })) });

export const adminApi = (site: string, token: string) => async (method: string, path: string, body?: unknown) => {
  const response = await fetch(`${site}/api${path}`, {
    method,
    headers: { authorization: `JWT ${token}`, 'content-type': 'application/json', origin: site },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Failure(`${method} ${path} responds with ${response.status}: ${text.slice(0, 300)}`);
  return JSON.parse(text) as Json;
};
export type AdminApi = ReturnType<typeof adminApi>;

const docOf = (response: Json) => z.looseObject({ id: z.coerce.string() }).parse(response.doc);
const hero = (heading: string) => ({
  blockType: 'hero',
  layout: 'plain',
  heading,
  section: { ground: 'graphite', spacing: 'standard' },
});

export async function furnish(admin: AdminApi) {
  const mark = async (collection: string, data: Json) =>
    docOf(await admin('POST', `/${collection}?depth=0&draft=true`, { ...data, _status: 'draft' })).id;
  const draft = await mark('pages', { title: 'x', path: '/abuse-draft', blocks: [] });
  const published = docOf(
    await admin('POST', '/pages?depth=0', {
      title: 'Shown',
      path: '/abuse-shown',
      blocks: [hero('Shown')],
      _status: 'published',
    }),
  ).id;
  const guest = await mark('pages', { title: 'For guests', path: '/abuse-shared', blocks: [hero('For guests')] });
  const { path } = z
    .looseObject({ path: z.string() })
    .parse(await admin('POST', '/preview-links/share', { collection: 'pages', id: guest, days: 1 }));
  await admin('POST', '/redirects?depth=0', {
    from: '/abuse-old',
    match: 'exact',
    status: '301',
    to: { kind: 'url', url: 'https://client.example/' },
  }).catch(() => undefined);
  const marks: Marks = { content: '', globals: '' };
  const navigation = await admin('GET', '/globals/footer?depth=0&draft=true');
  /** New words each time: a response that contains one comes from a current draft. */
  const renew = async () => {
    marks.content = `Halcyon${randomBytes(6).toString('hex')}`;
    marks.globals = `Kingfisher${randomBytes(6).toString('hex')}`;
    const data = { title: marks.content, blocks: [hero(marks.content)], _status: 'draft' };
    for (const id of [draft, published])
      await admin('PATCH', `/pages/${id}?depth=0&draft=true&overrideLock=true`, data);
    const columns = [{ title: marks.globals, links: [] }];
    await admin('POST', '/globals/footer?depth=0&draft=true', { ...navigation, columns, _status: 'draft' });
  };
  await renew();
  return { marks, renew, shareToken: path.replace('/share/', '') };
}

const FILE = /["'(](\/(?:_next\/static|assets|api\/media\/file|og)\/[^"'()\\?\s]+)/g;

export async function findPools(
  target: Target,
  inventory: PayloadInventory,
  admin: AdminApi,
  { staffEmails }: Callers,
  shareToken: string,
): Promise<Pools> {
  const ids: Record<string, string[]> = {};
  for (const { slug } of inventory.collections) {
    const response = await admin('GET', `/${slug}?limit=25&depth=0&draft=true`).catch(() => ({ docs: [] }));
    ids[slug] = list.parse(response).docs.map(({ id }) => id);
  }
  const sitemap = await (await fetch(`${target.url}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  if (paths.length < 5) throw new Failure(`The sitemap of the test site has ${paths.length} pages.`);
  const files = new Set<string>();
  for (const path of [...paths.slice(0, 12), '/contact', '/auth', '/design-system', '/admin/login']) {
    const html = await (await fetch(target.url + path)).text();
    for (const [, file = ''] of html.matchAll(FILE)) files.add(file);
  }
  const all = routes(inventory);
  const filenames = [...files].filter((file) => file.includes('/media/')).map((file) => file.split('/').at(-1) ?? '');
  return {
    ...{ inventory, routes: all, ids, files: [...files], filenames, formNames: formNames(), staffEmails },
    paths: [...paths, '/abuse-shown', '/abuse-draft', '/abuse-old', '/careers', '/contact/success'],
    shareTokens: [shareToken, `${shareToken.slice(0, -2)}xx`],
    bookingIds: [],
    actions: serverActions(),
  };
}

export async function connect({ databaseUrl }: Target): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** Hashes and salts of passwords. */
export async function storedSecrets(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ secret: string | null }>(
    'select hash as secret from payload.users union select salt from payload.users union select encrypted_password from auth.users',
  );
  return rows.flatMap(({ secret }) => (secret && secret.length >= 16 ? [secret] : []));
}
