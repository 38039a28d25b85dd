import { describe, expect, it } from 'vitest';
import { body, p, toNowhere } from '@/seed/write';
import { globalSample } from '../../../tests/helpers/global-samples';
import { testPayload } from '../../../tests/helpers/payload';
import { change, create, next, section } from '../../../tests/helpers/samples';
import { signIn } from '../../../tests/helpers/staff';
import { findUses } from './find-uses';

const payload = await testPayload();
const staff = await signIn(payload);

const linkTo = (relationTo: string, value: string) => ({
  label: 'There',
  kind: 'document',
  document: { relationTo, value },
});
const band = (link: object) => ({ blockType: 'cta-band', heading: 'Go', text: 'There.', primary: link, section });
const showing = (media: string) => ({ blockType: 'media', media, width: 'content', section });
const textWith = (relationTo: string, value: string) => {
  const text = body(p('Read'));
  const link = { type: 'link', version: 3, fields: { linkType: 'internal', doc: { relationTo, value } }, children: [] };
  return { root: { ...text.root, children: [{ type: 'paragraph', version: 1, children: [link] }] } };
};

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const picture = async () => {
  const { id } = await payload.create({
    collection: 'media',
    data: { alt: 'A dot' },
    file: { name: `dot-${next()}.png`, data: png, mimetype: 'image/png', size: png.length },
  });
  return id;
};

const page = (title: string, blocks: object[], status: 'draft' | 'published' = 'published') =>
  create(payload, 'pages', title, { status, data: { blocks } });
const names = async (collection: string, id: string) =>
  (await findUses(payload, { collection, id })).map(({ title, isLive }) => `${title}${isLive ? '' : ' (draft)'}`);

describe('where something is used', () => {
  it('is nowhere at first', async () => {
    const { id } = await create(payload, 'jobs', 'Alone');
    expect(await names('jobs', id)).toEqual([]);
  });

  it('a picture: in sections of pages, of drafts, of patterns', async () => {
    const id = await picture();
    await page('Shows it', [showing(id)]);
    await page('Will show it', [showing(id)], 'draft');
    const other = await page('Showed it', []);
    await change(payload, 'pages', other.id, { blocks: [showing(id)] }, { status: 'draft' });
    await payload.create({ collection: 'patterns', data: { title: 'Pattern of it', blocks: [showing(id)] } as never });
    expect(await names('media', id)).toEqual([
      'Pattern of it',
      'Shows it',
      'Showed it (draft)',
      'Will show it (draft)',
    ]);
  });

  it('a picture: in the own section of an industry', async () => {
    const id = await picture();
    await create(payload, 'industries', 'Shows it itself', { data: { ownSection: [showing(id)] } });
    expect(await names('media', id)).toEqual(['Shows it itself']);
  });

  it('a picture: as a portrait, in a text, as what is shown where a page is shared', async () => {
    const id = await picture();
    const { root } = body(p('Read'));
    const inText = { type: 'upload', version: 3, relationTo: 'media', fields: {}, value: id, id, format: '' };
    await create(payload, 'leaders', 'Portrayed', { data: { portrait: id } });
    await create(payload, 'jobs', 'Shared', { data: { meta: { image: id } } });
    await page('In words', [{ blockType: 'rich-text', body: { root: { ...root, children: [inText] } }, section }]);
    expect(await names('media', id)).toEqual(['In words', 'Portrayed', 'Shared']);
  });

  it('a job: linked from sections, from a text, by its address, from the navigation, and by a redirect', async () => {
    const { id, path = '' } = await create(payload, 'jobs', 'Linked');
    await page('In a section', [band(linkTo('jobs', id))]);
    await page('In words', [{ blockType: 'rich-text', body: textWith('jobs', id), section }]);
    await page('By address', [band({ label: 'There', kind: 'address', address: path })]);
    await page('Below it', [band({ label: 'There', kind: 'address', address: `${path}/more` })]);
    const navigation = globalSample('navigation', 'Menu') as { items: object[] };
    const items = [...navigation.items, { link: linkTo('jobs', id) }];
    await payload.updateGlobal({ slug: 'navigation', data: { ...navigation, items, _status: 'published' } as never });
    await payload.create({
      collection: 'redirects',
      data: { from: '/old-job', match: 'exact', status: '301', to: linkTo('jobs', id) } as never,
    });
    expect(await names('jobs', id)).toEqual(['/old-job', 'By address', 'In a section', 'In words', 'Navigation']);
  });

  it('a page: as the main page of a variant, and not by itself', async () => {
    const { id } = await page('Main', []);
    await change(payload, 'pages', id, { blocks: [band(linkTo('pages', id))] });
    await create(payload, 'pages', 'Variant', { data: { meta: { canonical: { relationTo: 'pages', value: id } } } });
    expect(await names('pages', id)).toEqual(['Variant']);
  });

  it('an industry: linked from another one', async () => {
    const { id } = await create(payload, 'industries', 'Target');
    const next = { heading: 'Begin', text: 'Talk.', primary: linkTo('industries', id), secondary: toNowhere('No') };
    await create(payload, 'industries', 'Links', { data: { next } });
    expect(await names('industries', id)).toEqual(['Links']);
  });

  it('not in what was thrown away, nor in an old version', async () => {
    const { id } = await create(payload, 'leaders', 'Seen');
    const thrown = await page('Thrown away', [{ blockType: 'leaders', leaders: [id], section }]);
    await staff.editor.rest('PATCH', `/pages/${thrown.id}`, { deletedAt: new Date().toISOString() });
    const changed = await page('Changed', [{ blockType: 'leaders', leaders: [id], section }]);
    await change(payload, 'pages', changed.id, { blocks: [] });
    expect(await names('leaders', id)).toEqual([]);
  });

  it('is for documents that authors may read, and says who may remove them', async () => {
    const { id } = await create(payload, 'jobs', 'Used');
    expect((await staff.author.rest('GET', `/usage/jobs/${id}`)).body).toEqual({ uses: [], mayRemove: false });
    expect((await staff.author.rest('GET', `/usage/users/${staff.author.id}`)).status).toBe(404);
  });
});

describe('removing what is in use', () => {
  const now = () => new Date().toISOString();
  const linked = async () => {
    const { id } = await create(payload, 'jobs', 'In use');
    await page(`Links to it ${next()}`, [band(linkTo('jobs', id))]);
    return id;
  };
  const isThere = async (id: string) =>
    (await payload.count({ collection: 'jobs', where: { id: { equals: id } } })).totalDocs === 1;

  it('is refused by name: to the trash, for good, many at once', async () => {
    const id = await linked();
    const trash = await staff.editor.rest('PATCH', `/jobs/${id}`, { deletedAt: now() });
    const remove = await staff.editor.rest('DELETE', `/jobs/${id}`);
    const many = await staff.editor.rest('DELETE', `/jobs?where[id][equals]=${id}`);
    for (const { body } of [trash, remove, many]) expect(JSON.stringify(body)).toMatch(/still used on .*Links to it/);
    expect([trash.status, remove.status]).toEqual([409, 409]);
    expect(await isThere(id)).toBe(true);
  });

  it('happens when it is meant', async () => {
    const [first, second] = [await linked(), await linked()];
    expect((await staff.editor.rest('PATCH', `/jobs/${first}?force=true`, { deletedAt: now() })).status).toBe(200);
    expect((await staff.editor.rest('DELETE', `/jobs/${second}?force=true`)).status).toBe(200);
    expect([await isThere(first), await isThere(second)]).toEqual([false, false]);
  });

  it('is still not for authors', async () => {
    const id = await linked();
    await staff.author.rest('DELETE', `/jobs/${id}?force=true`);
    await staff.author.rest('PATCH', `/jobs/${id}?force=true&draft=true`, { deletedAt: now() });
    expect(await isThere(id)).toBe(true);
  });

  it('holds for pictures', async () => {
    const id = await picture();
    await page('Shows the picture', [showing(id)]);
    expect((await staff.editor.rest('DELETE', `/media/${id}`)).status).toBe(409);
    expect((await staff.editor.rest('PATCH', `/media/${id}`, { deletedAt: now() })).status).toBe(409);
    expect((await staff.editor.rest('DELETE', `/media/${id}?force=true`)).status).toBe(200);
  });

  it('a redirect alone does not stand in the way', async () => {
    const { id } = await create(payload, 'jobs', 'Renamed once');
    await payload.create({
      collection: 'redirects',
      data: { from: `/was-${next()}`, match: 'exact', status: '301', to: linkTo('jobs', id) } as never,
    });
    expect((await staff.editor.rest('DELETE', `/jobs/${id}`)).status).toBe(200);
  });
});
