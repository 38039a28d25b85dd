/**
 * Changes the content of a seeded site in the ways that staff and visitors can, with the rules of that release. Run by
 * `payload run`, also in earlier releases: what they lack is named and left out.
 */
import config from '@payload-config';
import { getPayload } from 'payload';
import sharp from 'sharp';
import { isObject } from '../../src/lib/is-object';

type Json = Record<string, unknown>;
type Saved = Json & { id: string };
/** The collections of another release have other types. */
type Local = Record<'create' | 'update' | 'findGlobal' | 'updateGlobal', (options: Json) => Promise<Saved>> & {
  find: (options: Json) => Promise<{ docs: Saved[] }>;
  jobs: { queue: (options: Json) => Promise<unknown> };
};

const payload = (await getPayload({ config })) as unknown as Local;
const password = process.env.STAFF_PASSWORD ?? 'a long password for tests';

async function step(name: string, work: () => Promise<unknown>): Promise<void> {
  await work().then(
    () => console.log(`made: ${name}`),
    (error) => console.log(`left out: ${name} (${error instanceof Error ? error.message : error})`),
  );
}

/** Rows of a copy get ids of their own. */
const copyOf = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(copyOf)
    : isObject(value)
      ? Object.fromEntries(Object.entries(value).flatMap(([key, one]) => (key === 'id' ? [] : [[key, copyOf(one)]])))
      : value;

const found = async (collection: string, where?: Json): Promise<Saved[]> =>
  (await payload.find({ collection, where, depth: 0, limit: 0, pagination: false })).docs;

const [admin] = await found('users', { role: { equals: 'admin' } });
const context = { disableRevalidate: true };
const as = { overrideAccess: false, user: { ...admin, collection: 'users' }, depth: 0, context };
const make = (collection: string, data: Json, more: Json = {}) => payload.create({ collection, data, ...as, ...more });
const published = { _status: 'published' };

const pages = await found('pages', { path: { not_equals: '/' } });
const [home] = await found('pages', { path: { equals: '/' } });

await step('accounts', async () => {
  for (const role of ['editor', 'author'])
    await make('users', { name: role, email: `${role}@example.com`, password, role, currentPassword: password });
});

await step('another headline on the home page', async () => {
  const [first, ...others] = (home?.blocks ?? []) as Json[];
  const blocks = [{ ...first, ...('headline' in (first ?? {}) && { headline: 'Another headline' }) }, ...others];
  await payload.update({ collection: 'pages', id: home?.id, data: { ...home, blocks, ...published }, ...as });
});

/** One section of each kind. */
const sections = [
  ...new Map(
    [home, ...pages].flatMap((page) => ((page?.blocks ?? []) as Json[]).map((block) => [block.blockType, block])),
  ).values(),
].map(copyOf) as Json[];

await step('a page with one section of each kind, and a newer draft', async () => {
  const own = await make('pages', { title: 'Our campaign', path: '/campaign', blocks: sections, ...published });
  const draft = { title: 'Our next campaign', blocks: sections.slice(0, 2), _status: 'draft' };
  await payload.update({ collection: 'pages', id: own.id, data: draft, draft: true, ...as });
});

await step('a page that was never published', () =>
  make(
    'pages',
    { title: 'Unfinished', path: '/unfinished', blocks: sections.slice(2, 4), _status: 'draft' },
    { draft: true },
  ),
);

await step('a page that a redirect follows', async () => {
  const { id } = await make('pages', { title: 'Moved', path: '/moved', blocks: sections.slice(0, 1), ...published });
  await payload.update({ collection: 'pages', id, data: { path: '/moved-on', ...published }, ...as });
});

await step('a scheduled change', async () => {
  const { id } = await make(
    'pages',
    { title: 'For later', path: '/for-later', blocks: [], _status: 'draft' },
    { draft: true },
  );
  await payload.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'publish', doc: { relationTo: 'pages', value: id }, user: admin?.id },
    waitUntil: new Date('2099-01-01T00:00:00Z'),
  });
});

for (const [collection, own] of Object.entries({
  jobs: { title: 'Night reader', slug: 'night-reader' },
  leaders: { name: 'Reader of signals', order: 99 },
  'newsletter-issues': { title: 'Our own issue', slug: 'own-issue', number: 99 },
  'legal-pages': { title: 'House rules', slug: 'house-rules' },
  industries: { title: 'Observatories', slug: 'observatories' },
}))
  await step(`a document of ${collection}`, async () => {
    const [one] = await found(collection);
    const { id: _, path: __, createdAt: ___, updatedAt: ____, editorial: _____, ...data } = one as Saved;
    await make(collection, { ...(copyOf(data) as Json), ...own, ...published });
  });

await step('redirects', async () => {
  const to = { label: 'Home', kind: 'address', address: '/' };
  await make('redirects', { from: '/old', to, match: 'exact', status: '301' });
  await make('redirects', {
    from: '/older',
    to: { ...to, address: 'https://www.example.com/' },
    match: 'prefix',
    status: '302',
  });
});

await step('a picture, and a page that shows it', async () => {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#0c8ce9' } });
  const data = await picture.png().toBuffer();
  const file = { data, mimetype: 'image/png', name: 'field.png', size: data.length };
  const { id } = await make('media', { alt: 'A field' }, { file });
  const block = sections.find(({ blockType }) => blockType === 'media');
  const shown = { ...block, blockType: 'media', media: id };
  await make('pages', { title: 'With a picture', path: '/picture', blocks: [shown], ...published });
});

await step('a pattern', () => make('patterns', { title: 'Our pattern', blocks: sections.slice(0, 1) }));

await step('another footer', async () => {
  const { columns, legalLinks } = await payload.findGlobal({ slug: 'footer', depth: 0 });
  await payload.updateGlobal({
    slug: 'footer',
    data: { columns, legalLinks, copyrightYear: 2026, ...published },
    ...as,
  });
});

await step('a second language', async () => {
  for (const { id } of await found('languages'))
    await payload.update({ collection: 'languages', id, data: published, ...as });
  for (const { id } of await found('pages', { path: { equals: '/de' } }))
    await payload.update({ collection: 'pages', id, data: published, ...as });
});

await step('a form, and a page that asks it', async () => {
  const fields = [{ blockType: 'text', label: 'Your name' }];
  const form = await make('forms', { title: 'Our form', fields, ...published });
  await make('pages', {
    title: 'With a form',
    path: '/form',
    blocks: [{ blockType: 'form', heading: 'Ask', form: form.id }],
    ...published,
  });
});

await step('a comment', () => {
  const about = { relationTo: 'pages', value: home?.id };
  const data = { text: 'Is this right?', document: about, place: 'The page', author: admin?.id };
  return make('comments', data, { overrideAccess: true });
});

await step('a message of a visitor', async () => {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY: apikey = '' } = process.env;
  const response = await fetch(`${SUPABASE_URL}/functions/v1/submit-contact`, {
    method: 'POST',
    headers: { apikey, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'A visitor', email: 'visitor@example.com', message: 'A question about reading.' }),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
});

process.exit(0);
