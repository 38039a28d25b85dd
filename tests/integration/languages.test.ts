import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readPublishedPages } from '@/data/published-pages';
import { tags } from '@/publishing/tags';
import { expiredBy } from '../helpers/expired-tags';
import { client } from '../helpers/http';
import { testPayload } from '../helpers/payload';
import { change, create, next, type Saved, sample } from '../helpers/samples';

let language: Saved;

const anonymous = client();

const payload = await testPayload();

beforeAll(async () => {
  language = await create(payload, 'languages', 'Deutsch', { status: 'draft' });
});

const offer = () => change(payload, 'languages', language.id, {});
const takeBack = () => payload.update({ collection: 'languages', id: language.id, data: { _status: 'draft' } });

beforeEach(async () => {
  await takeBack();
});

async function pair(status: 'draft' | 'published' = 'published') {
  const n = next();
  const original = await create(payload, 'pages', `English ${n}`, { data: { path: `/pair-${n}` } });
  const translation = await create(payload, 'pages', `Deutsch ${n}`, {
    status,
    data: { path: `/de/paar-${n}`, translationOf: original.id },
  });
  return { original, translation };
}

const listed = async (id: string) => (await readPublishedPages(payload)).some((page) => page.id === id);
const seen = async ({ id }: Saved) => (await anonymous.rest('GET', `/pages/${id}?depth=0`)).status === 200;

const refusal = (attempt: Promise<unknown>) =>
  attempt.then(
    () => undefined,
    (error: { data?: { errors?: { message: string }[] } }) => error.data?.errors?.[0]?.message,
  );

describe('what is published in a language', () => {
  it('is seen and listed once the language is offered, and as long as it is', async () => {
    const { original, translation } = await pair();
    expect([await seen(translation), await listed(translation.id)]).toEqual([false, false]);
    expect([await seen(original), await listed(original.id)]).toEqual([true, true]);
    await offer();
    expect([await seen(translation), await listed(translation.id)]).toEqual([true, true]);
    await takeBack();
    expect([await seen(translation), await listed(translation.id)]).toEqual([false, false]);
  });

  it('does not become public by a draft of the language, or while the language is in the trash', async () => {
    const { translation } = await pair();
    await offer();
    await change(payload, 'languages', language.id, { title: 'Neu' }, { status: 'draft' });
    expect(await seen(translation)).toBe(true);
    const trash = (deletedAt: string | null) =>
      payload.update({ collection: 'languages', id: language.id, data: { deletedAt }, trash: true });
    await trash(new Date().toISOString());
    expect([await seen(translation), await listed(translation.id)]).toEqual([false, false]);
    await trash(null);
  });

  it('cannot be found by visitors through what they may ask for', async () => {
    const { translation } = await pair();
    for (const query of ['', '&draft=true', '&trash=true', `&where[path][equals]=${translation.path}`]) {
      const { body } = await anonymous.rest<object>('GET', `/pages?limit=0&depth=0${query}`);
      expect(JSON.stringify(body), query).not.toContain(translation.id);
    }
  });
});

describe('pages are rendered again', () => {
  it('all of them, when a language is offered and when it no longer is, not when its frame changes', async () => {
    expect(await expiredBy(offer)).toContain(tags.languages);
    expect(await expiredBy(offer)).toEqual([tags.document(language.id), tags.list('languages')].sort());
    expect(await expiredBy(takeBack)).toContain(tags.languages);
  });

  it('those that know of the translations, when one appears, moves or disappears', async () => {
    const { original, translation } = await pair('draft');
    const knows = tags.translations(String(original.path));
    const save = (data: object) => expiredBy(() => change(payload, 'pages', translation.id, { ...data }));
    expect(await save({})).toContain(knows);
    expect(await save({ title: 'Anders' })).not.toContain(knows);
    expect(await save({ path: `/de/anders-${next()}` })).toContain(knows);
    const takeDown = () => payload.update({ collection: 'pages', id: translation.id, data: { _status: 'draft' } });
    expect(await expiredBy(takeDown)).toContain(knows);
    expect(await save({})).toContain(knows);
    expect(await expiredBy(() => payload.delete({ collection: 'pages', id: translation.id }))).toContain(knows);
  });

  it('those of a translated page, when the original moves', async () => {
    const { original } = await pair();
    const path = `/pair-${next()}`;
    const expired = await expiredBy(() => change(payload, 'pages', original.id, { path }));
    expect(expired).toEqual(
      expect.arrayContaining([tags.translations(String(original.path)), tags.translations(path)]),
    );
  });
});

describe('a document', () => {
  it('gets its language from the path, keeps it, and has no path of another language', async () => {
    const { translation, original } = await pair();
    expect([translation.language, original.language]).toEqual(['de', 'en']);
    const moved = (id: string, path: string) => refusal(change(payload, 'pages', id, { path }));
    expect(await moved(translation.id, `/english-${next()}`)).toBe('The path of a page in Deutsch begins with /de.');
    expect(await moved(original.id, `/de/deutsch-${next()}`)).toContain('belong to pages in Deutsch');
  });

  it('of a collection with slugs has the beginning of its language', async () => {
    const job = await create(payload, 'jobs', 'Lagemeisterin für Übersicht', { data: { language: 'de', slug: '' } });
    expect(job.path).toBe('/de/unternehmen/karriere/lagemeisterin-fuer-uebersicht');
  });

  it('has one translation per language', async () => {
    const { original } = await pair();
    const second = { ...sample('pages', 'Zweite'), path: `/de/zweite-${next()}`, translationOf: original.id };
    expect(await refusal(payload.create({ collection: 'pages', data: second as never }))).toContain(
      'already translates this document',
    );
  });

  it('loses what it translates when it is copied, and the original when that is deleted', async () => {
    const { original, translation } = await pair();
    const copy = await payload.duplicate({ collection: 'pages', id: translation.id, depth: 0 });
    expect([copy.language, copy.translationOf ?? null, copy.path]).toEqual([
      'de',
      null,
      `${String(translation.path)}-copy`,
    ]);
    await payload.delete({ collection: 'pages', id: original.id });
    expect((await payload.findByID({ collection: 'pages', id: translation.id, depth: 0 })).translationOf).toBeNull();
  });
});
