import { initI18n } from '@payloadcms/translations';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { StatusCell } from '@/admin/page-list/status-cell';
import { readForm } from '@/data/forms';
import { readPublishedPages } from '@/data/published-pages';
import { tags } from '@/publishing/tags';
import { expiredBy } from '../helpers/expired-tags';
import { testPayload } from '../helpers/payload';
import { type ContentCollection, change, contentCollections, create, type Saved } from '../helpers/samples';
import { signIn } from '../helpers/staff';

const payload = await testPayload();
const staff = await signIn(payload);

const now = () => new Date().toISOString();
const trash = (collection: string, id: string) =>
  staff.editor.rest('PATCH', `/${collection}/${id}`, { deletedAt: now() });
const restore = (collection: string, id: string, _status: 'draft' | 'published') =>
  staff.editor.rest('PATCH', `/${collection}?trash=true&where[and][0][id][equals]=${id}`, { deletedAt: null, _status });

type Docs = { docs: { id: string }[] };
const visitorSees = async (collection: string, id: string, query = '') => {
  // Only as a part of pages.
  if (collection === 'forms') return (await readForm(id)) !== null;
  const { body } = await staff.anonymous.rest<Docs>('GET', `/${collection}?limit=0&depth=0${query}`);
  return body.docs.some((doc) => doc.id === id);
};

describe.each(contentCollections)('%s', (collection: ContentCollection) => {
  const shown = (doc: Saved) =>
    [
      tags.document(doc.id),
      tags.list(collection),
      ...(doc.path ? [tags.path(doc.path), tags.link(doc.id), tags.name(doc.path)] : []),
      ...(collection === 'languages' ? [tags.languages] : []),
    ].sort();

  it('leaves the site at once, for everybody, and comes back', async () => {
    const doc = await create(payload, collection, 'Thrown away');
    expect(await expiredBy(() => trash(collection, doc.id))).toEqual(shown(doc));
    for (const query of ['', '&trash=true', '&draft=true', '&trash=true&draft=true']) {
      expect(await visitorSees(collection, doc.id, query), query).toBe(false);
    }
    expect((await staff.anonymous.rest('GET', `/${collection}/${doc.id}?trash=true`)).status).toBe(
      collection === 'forms' ? 403 : 404,
    );

    expect(await expiredBy(() => restore(collection, doc.id, 'published'))).toEqual(shown(doc));
    expect(await visitorSees(collection, doc.id)).toBe(true);
  });

  it('comes back as a draft', async () => {
    const doc = await create(payload, collection, 'Thrown away');
    await trash(collection, doc.id);
    expect(await expiredBy(() => restore(collection, doc.id, 'draft'))).toEqual([]);
    expect(await visitorSees(collection, doc.id)).toBe(false);
    const row = await payload.findByID({ collection: collection as 'leaders', id: doc.id, draft: false });
    expect(row).toMatchObject({ _status: 'draft', deletedAt: null });
  });

  it('leaves the site also when there is a drafted change', async () => {
    const doc = await create(payload, collection, 'Thrown away');
    await change(payload, collection, doc.id, {}, { status: 'draft' });
    expect(await expiredBy(() => trash(collection, doc.id))).toEqual(shown(doc));
    expect(await visitorSees(collection, doc.id)).toBe(false);
  });
});

describe('an author', () => {
  const inTrash = async (id: string) =>
    payload
      .findByID({ collection: 'pages', id, draft: true, trash: true, depth: 0 })
      .then(({ deletedAt }) => deletedAt != null);

  const tries: Record<string, (id: string) => Promise<unknown>> = {
    'at once': (id) => staff.author.rest('PATCH', `/pages/${id}`, { deletedAt: now() }),
    'as a draft': (id) => staff.author.rest('PATCH', `/pages/${id}?draft=true`, { deletedAt: now() }),
    'many, as drafts': (id) =>
      staff.author.rest('PATCH', `/pages?draft=true&where[id][equals]=${id}`, { deletedAt: now() }),
  };

  it.each(Object.entries(tries))('throws nothing away: %s', async (_, attempt) => {
    const { id } = await create(payload, 'pages', 'Kept');
    await attempt(id);
    expect(await inTrash(id)).toBe(false);
    expect(await visitorSees('pages', id)).toBe(true);
  });

  it.each(['?trash=true&draft=true', '?trash=true', '?draft=true'])('takes nothing back: %s', async (query) => {
    const { id } = await create(payload, 'pages', 'Gone');
    await trash('pages', id);
    await staff.author.rest('PATCH', `/pages/${id}${query}`, { deletedAt: null });
    expect(await inTrash(id)).toBe(true);
  });
});

it('an editor who throws away as a draft does it for the site too', async () => {
  const { id } = await create(payload, 'pages', 'Gone');
  await staff.editor.rest('PATCH', `/pages/${id}?draft=true`, { deletedAt: now() });
  expect(await visitorSees('pages', id)).toBe(false);
});

it('is in no sitemap, and no redirect leads there', async () => {
  const { id } = await create(payload, 'pages', 'Gone');
  const listed = async () => (await readPublishedPages(payload)).some((page) => page.id === id);
  expect(await listed()).toBe(true);
  await trash('pages', id);
  expect(await listed()).toBe(false);
});

it('a path is kept for the page in the trash, and free once that is deleted for good', async () => {
  const { id, path } = await create(payload, 'pages', 'First');
  await trash('pages', id);
  const again = { title: 'Second', path, blocks: [], _status: 'published' };
  const refused = await staff.editor.rest<{ errors: unknown }>('POST', '/pages', again);
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refused.body)).toContain('which is in the trash');
  expect((await staff.editor.rest('DELETE', `/pages/${id}?trash=true`)).status).toBe(200);
  expect((await staff.editor.rest('POST', '/pages', again)).status).toBe(201);
});

it('a link or a redirect to what is in the trash gives nothing of it away', async () => {
  const target = await create(payload, 'pages', 'Secret name');
  const document = { relationTo: 'pages', value: target.id };
  await payload.create({
    collection: 'redirects',
    data: {
      from: '/leads-to-trash',
      match: 'exact',
      status: '301',
      to: { label: 'x', kind: 'document', document },
    } as never,
  });
  await trash('pages', target.id);
  const { body } = await staff.anonymous.rest('GET', '/redirects?depth=1&limit=0');
  expect(JSON.stringify(body)).toContain('/leads-to-trash');
  expect(JSON.stringify(body)).not.toContain('Secret name');
});

describe('the list in the trash', () => {
  const cell = async (collection: ContentCollection, id: string) => {
    const field = payload.collections[collection].config.fields.find((one) => 'name' in one && one.name === '_status');
    const own = field && 'admin' in field ? field.admin?.components : undefined;
    // Without its own cell, the list shows the label of the value.
    if (!own || !('Cell' in own) || !own.Cell) return 'the status in the trash';
    const i18n = await initI18n({ config: payload.config.i18n, context: 'client', language: 'en' });
    const shown = { collectionSlug: collection, i18n, payload, rowData: { id }, viewType: 'trash' };
    return renderToStaticMarkup(await StatusCell({ ...shown, cellData: 'draft' } as never)).replace(/<[^>]*>/g, '');
  };

  it.each(['pages', 'leaders'] as const)('says what one of %s was', async (collection) => {
    const [live, changed, unpublished, again, draft] = await Promise.all([
      create(payload, collection, 'Live'),
      create(payload, collection, 'Live, with a drafted change'),
      create(payload, collection, 'Taken off the site'),
      create(payload, collection, 'Taken off the site, and published again'),
      create(payload, collection, 'Never published', { status: 'draft' }),
    ]);
    await change(payload, collection, changed.id, {}, { status: 'draft' });
    for (const { id } of [unpublished, again]) {
      await staff.editor.rest('PATCH', `/${collection}/${id}`, { _status: 'draft' });
    }
    await staff.editor.rest('PATCH', `/${collection}/${again.id}`, { _status: 'published' });
    const all = [live, changed, unpublished, again, draft];
    for (const { id } of all) await trash(collection, id);
    expect(await Promise.all(all.map(({ id }) => cell(collection, id)))).toEqual([
      'Was published',
      'Was published',
      'Unpublished',
      'Was published',
      'Draft',
    ]);
  });
});

it('the number of an issue in the trash is not suggested again', async () => {
  const { id } = await create(payload, 'newsletter-issues', 'Thrown away', { data: { number: 90_000 } });
  await trash('newsletter-issues', id);
  const { status, body } = await staff.editor.rest<{ doc: { number: number } }>(
    'POST',
    '/newsletter-issues?draft=true',
    {
      title: 'The next one',
    },
  );
  expect([status, body.doc?.number]).toEqual([201, 90_001]);
});
