import { describe, expect, it } from 'vitest';
import { testPayload } from '../helpers/payload';
import { change, create, next, publicRow, sample } from '../helpers/samples';

const payload = await testPayload();

const fresh = (name = 'path') => `/${name}-${next()}`;
const move = (id: string, path: string) => change(payload, 'pages', id, { path });

/** `{ from: id of the document }`. */
async function redirectsOf(...paths: string[]) {
  const { docs } = await payload.find({ collection: 'redirects', where: { from: { in: paths } }, depth: 0 });
  return Object.fromEntries(docs.map(({ from, to }) => [from, to.document?.value]));
}

const refusal = (attempt: Promise<unknown>, field = 'path') =>
  attempt.then(
    () => undefined,
    (error: { data?: { errors?: { path: string; message: string }[] } }) =>
      error.data?.errors?.find(({ path }) => path === field)?.message,
  );

describe('the old path of a renamed page', () => {
  it('leads to the page when autosaved drafts renamed it before it was published', async () => {
    const [a, b] = [fresh(), fresh()];
    const { id } = await create(payload, 'pages', 'Page', { data: { path: a } });
    for (const path of [`${b}-typ`, b]) {
      await payload.update({ collection: 'pages', id, data: { path }, draft: true, autosave: true });
    }
    expect(await redirectsOf(a, b, `${b}-typ`)).toEqual({});
    await payload.update({ collection: 'pages', id, data: { _status: 'published' } });
    expect((await publicRow(payload, 'pages', id))?.path).toBe(b);
    expect(await redirectsOf(a, b, `${b}-typ`)).toEqual({ [a]: id });
  });

  it('can be used by a new page, and then no longer leads anywhere when that one moves on', async () => {
    const [a, b, c] = [fresh(), fresh(), fresh()];
    const first = await create(payload, 'pages', 'First', { data: { path: a } });
    await move(first.id, b);
    const second = await create(payload, 'pages', 'Second', { data: { path: a } });
    await move(second.id, c);
    expect(await redirectsOf(a)).toEqual({ [a]: second.id });
  });

  it('leads nowhere when the page was never published', async () => {
    const [a, b] = [fresh(), fresh()];
    const { id } = await create(payload, 'pages', 'Page', { status: 'draft', data: { path: a } });
    await move(id, b);
    expect(await redirectsOf(a, b)).toEqual({});
  });
});

describe('a path', () => {
  it('is stored as visitors enter it, without the spaces that were pasted around it', async () => {
    const path = fresh();
    const { id } = await create(payload, 'pages', 'Page', { data: { path: ` ${path}\u00a0` } });
    expect((await publicRow(payload, 'pages', id))?.path).toBe(path);
    await expect(create(payload, 'pages', 'Other', { data: { path: `${path} ` } })).rejects.toThrow();
  });

  it('is used by one document of all collections that have pages', async () => {
    const job = await create(payload, 'jobs', 'Reader of signals');
    const path = String(job.path);
    const sentence = `"Reader of signals" already has the path ${path}. Choose another one.`;
    expect(await refusal(create(payload, 'pages', 'Page', { data: { path } }))).toBe(sentence);
    const page = await create(payload, 'pages', 'Page');
    expect(await refusal(move(page.id, path))).toBe(sentence);
    expect((await publicRow(payload, 'pages', page.id))?.path).toBe(page.path);
  });

  it('made from a slug is refused in the same way', async () => {
    const page = await create(payload, 'pages', 'Terms as a page', { data: { path: fresh('terms') } });
    const slug = String(page.path).slice(1);
    expect(await refusal(create(payload, 'legal-pages', 'Terms', { data: { slug } }))).toBe(
      `"Terms as a page" already has the path ${page.path}. Choose another one.`,
    );
  });

  it.each([
    ['/admin/pages', /not edited here/],
    ['/healthz', /not edited here/],
    ['/careers', /always redirects/],
    ['/about/leadership', /always redirects/],
    ['no-slash', /Begin with a slash/],
    ['/Upper', /Begin with a slash/],
    ['/slash/', /Begin with a slash/],
  ])('%s is refused', async (path, sentence) => {
    expect(await refusal(create(payload, 'pages', 'Page', { data: { path } }))).toMatch(sentence);
  });

  it('can be kept when the document is saved again', async () => {
    const page = await create(payload, 'pages', 'Page');
    expect(await refusal(change(payload, 'pages', page.id, { title: 'Page again', path: page.path }))).toBeUndefined();
  });
});

describe('the slug', () => {
  it.each([
    ['jobs', '/about/careers/'],
    ['industries', '/solutions/'],
    ['newsletter-issues', '/about/newsletters/'],
    ['legal-pages', '/'],
  ] as const)('of %s makes the path below %s', async (collection, prefix) => {
    const doc = await create(payload, collection, 'Document', { data: { slug: `Chief  Öl & Sand ${next()}!` } });
    expect(doc.path).toBe(`${prefix}${doc.slug}`);
    expect(doc.slug).toMatch(/^chief-ol-sand-\d+$/);
  });

  it('is made from the title when left empty', async () => {
    const doc = await create(payload, 'jobs', `Reader No ${next()}`, { data: { slug: '' } });
    expect(doc.slug).toMatch(/^reader-no-\d+$/);
  });

  it('stays when only the title changes', async () => {
    const job = await create(payload, 'jobs', 'Old title');
    const changed = await change(payload, 'jobs', job.id, { title: 'New title' });
    expect(changed).toMatchObject({ title: 'New title', slug: job.slug, path: job.path });
  });

  it('stays when only the title changes in an autosaved draft', async () => {
    const job = await create(payload, 'jobs', 'Old title');
    const changed = await change(payload, 'jobs', job.id, { title: 'New title' }, { status: 'draft' });
    expect(changed).toMatchObject({ title: 'New title', slug: job.slug, path: job.path });
  });

  it('cannot smuggle in another path', async () => {
    const job = await create(payload, 'jobs', 'Job', { data: { path: '/platform' } });
    expect(job.path).toBe(`/about/careers/${job.slug}`);
  });

  it.each(['jobs', 'industries', 'newsletter-issues', 'legal-pages'] as const)(
    'may be missing in several drafts: %s',
    async (collection) => {
      for (const _ of [1, 2]) {
        const draft = await payload.create({ collection: collection as 'jobs', data: {} as never, draft: true });
        expect(draft.path ?? null).toBeNull();
      }
      expect(
        await refusal(create(payload, collection, 'A titled one', { data: sample(collection, 'Titled') })),
      ).toBeUndefined();
    },
  );
});
