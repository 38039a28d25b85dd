import type { GlobalSlug } from 'payload';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { tags } from '@/publishing/tags';
import { expiredBy } from '../helpers/expired-tags';
import { globalSample } from '../helpers/global-samples';
import { testPayload } from '../helpers/payload';
import { type ContentCollection, change, contentCollections, create, next, titleOf } from '../helpers/samples';

const payload = await testPayload();

const renamedTo = (collection: ContentCollection, name: string) =>
  collection === 'pages' ? { path: `/${name}` } : { slug: name };

const unpublish = (collection: ContentCollection, id: string) =>
  payload.update({ collection: collection as 'leaders', id, data: { _status: 'draft' } });

const remove = (collection: ContentCollection, id: string) =>
  payload.delete({ collection: collection as 'leaders', id });

describe.each(contentCollections)('pages that show a document are rendered again: %s', (collection) => {
  const shows = (doc: { id: string; path?: string }, ...paths: string[]) =>
    [
      tags.document(doc.id),
      tags.list(collection),
      ...(doc.path ? [tags.path(doc.path)] : []),
      ...paths.map(tags.path),
    ].sort();
  const linksTo = ({ id, path }: { id: string; path?: string }) => (path ? [tags.link(id), tags.name(path)] : []);
  const showsAndLinksTo = (doc: { id: string; path?: string }) => [...shows(doc), ...linksTo(doc)].sort();
  /** The language switch is on every page. */
  const comesOrGoes = (doc: { id: string; path?: string }) =>
    [...showsAndLinksTo(doc), ...(collection === 'languages' ? [tags.languages] : [])].sort();
  const draft = { status: 'draft' } as const;

  it('when it is published first', async () => {
    const doc = await create(payload, collection, 'New', draft);
    expect(await expiredBy(() => change(payload, collection, doc.id, {}))).toEqual(comesOrGoes(doc));
  });

  it('when it is created as published', async () => {
    const created: { id: string; path?: string }[] = [];
    const expired = await expiredBy(async () => created.push(await create(payload, collection, 'New')));
    expect(created.map(comesOrGoes)).toEqual([expired]);
  });

  it('when a change is published', async () => {
    const doc = await create(payload, collection, 'Old');
    const data = { [titleOf(collection)]: 'New' };
    expect(await expiredBy(() => change(payload, collection, doc.id, data))).toEqual(showsAndLinksTo(doc));
  });

  it('without the pages that merely link to it, unless its name changes', async () => {
    const doc = await create(payload, collection, 'Same');
    expect(await expiredBy(() => change(payload, collection, doc.id, {}))).toEqual(shows(doc));
  });

  it('not when a draft is saved, of a new or of a published document', async () => {
    expect(await expiredBy(() => create(payload, collection, 'New', draft))).toEqual([]);
    const doc = await create(payload, collection, 'Old');
    expect(await expiredBy(() => change(payload, collection, doc.id, { [titleOf(collection)]: 'New' }, draft))).toEqual(
      [],
    );
  });

  it('when it is taken down', async () => {
    const doc = await create(payload, collection, 'Old');
    expect(await expiredBy(() => unpublish(collection, doc.id))).toEqual(comesOrGoes(doc));
  });

  it('when it is deleted, also when a draft has another path', async () => {
    const doc = await create(payload, collection, 'Old');
    if (doc.path) await change(payload, collection, doc.id, renamedTo(collection, `later-${next()}`), draft);
    expect(await expiredBy(() => remove(collection, doc.id))).toEqual(expect.arrayContaining(showsAndLinksTo(doc)));
  });

  it('when an old version is restored', async () => {
    const doc = await create(payload, collection, 'Old');
    const { docs } = await payload.findVersions({
      collection: collection as 'leaders',
      where: { parent: { equals: doc.id } },
    });
    await change(payload, collection, doc.id, { [titleOf(collection)]: 'New' });
    const restore = () =>
      payload.restoreVersion({ collection: collection as 'leaders', id: String(docs[0]?.id), draft: false });
    expect(await expiredBy(restore)).toEqual(showsAndLinksTo(doc));
  });

  it('not when the change is refused', async () => {
    const doc = await create(payload, collection, 'Old');
    const refuse = () => change(payload, collection, doc.id, { [titleOf(collection)]: '' }).catch(() => undefined);
    expect(await expiredBy(refuse)).toEqual([]);
  });
});

describe.each(['pages', 'jobs', 'industries', 'newsletter-issues', 'legal-pages'] as const)(
  'a renamed page: %s',
  (collection) => {
    it('is rendered again under its old and its new path, as are the pages that link to it', async () => {
      const doc = await create(payload, collection, 'Old');
      const renamed: { path?: string }[] = [];
      const expired = await expiredBy(async () =>
        renamed.push(await change(payload, collection, doc.id, renamedTo(collection, `new-${next()}`))),
      );
      expect(renamed[0]?.path).not.toBe(doc.path);
      expect(expired).toEqual(
        expect.arrayContaining([
          tags.path(String(doc.path)),
          tags.path(String(renamed[0]?.path)),
          ...[tags.link(doc.id), tags.name(String(doc.path)), tags.name(String(renamed[0]?.path))],
          tags.list(collection),
        ]),
      );
    });
  },
);

describe.each(['site-settings', 'navigation', 'footer'] satisfies GlobalSlug[])('the global %s', (slug) => {
  const save = (status: 'draft' | 'published') =>
    payload.updateGlobal({
      slug: slug as 'footer',
      data: { ...globalSample(slug, `Marker ${next()}`), _status: status } as never,
      draft: status === 'draft',
    });

  it('renders pages again when it is published or restored, not when a draft is saved', async () => {
    expect(await expiredBy(() => save('draft'))).toEqual([]);
    expect(await expiredBy(() => save('published'))).toEqual([tags.global(slug)]);
    const { docs } = await payload.findGlobalVersions({
      slug,
      where: { 'version._status': { equals: 'published' } },
    });
    expect(await expiredBy(() => save('draft'))).toEqual([]);
    expect(await expiredBy(() => payload.restoreGlobalVersion({ slug, id: String(docs[0]?.id) }))).toEqual([
      tags.global(slug),
    ]);
    expect(await expiredBy(() => save('draft'))).toEqual([]);
  });
});

describe('a redirect', () => {
  const to = { label: 'Contact', kind: 'address', address: '/contact' } as const;
  const how = { to, match: 'exact', status: '301' } as const;

  it('reads the table of redirects again', async () => {
    const ids: string[] = [];
    const add = async () =>
      ids.push((await payload.create({ collection: 'redirects', data: { from: '/from-a', ...how } })).id);
    expect(await expiredBy(add)).toEqual([tags.list('redirects')]);
    const id = String(ids[0]);
    const move = () => payload.update({ collection: 'redirects', id, data: { from: '/from-b' } });
    expect(await expiredBy(move)).toEqual([tags.list('redirects')]);
    expect(await expiredBy(() => payload.delete({ collection: 'redirects', id }))).toEqual([tags.list('redirects')]);
  });

  it('cannot lead away from a fixed redirect or a coded page', async () => {
    for (const from of ['/careers', '/admin', '/api/x', '/%zz', '/caf%']) {
      await expect(payload.create({ collection: 'redirects', data: { from, ...how } })).rejects.toThrow(/invalid/);
    }
  });
});

it('a new description of a picture is shown wherever the picture is', async () => {
  const data = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  const file = { name: `dot-${next()}.png`, data, mimetype: 'image/png', size: data.length };
  const { id } = await payload.create({ collection: 'media', data: { alt: 'A dot' }, file });
  const describeAgain = () => payload.update({ collection: 'media', id, data: { alt: 'A black dot' } });
  expect(await expiredBy(describeAgain)).toContain(tags.document(id));
});

it('a writer outside the site expires nothing', async () => {
  const context = { disableRevalidate: true };
  const data = { title: 'Quiet', path: '/quiet', _status: 'published' } as const;
  expect(await expiredBy(() => payload.create({ collection: 'pages', data, context }))).toEqual([]);
});
