import { type CollectionSlug, createLocalReq } from 'payload';
import { expect, it } from 'vitest';
import { seed } from '@/seed';
import { testPayload } from '../../../tests/helpers/payload';
import { signIn } from '../../../tests/helpers/staff';
import { textsWithoutNames } from './untranslated';

const languages = 'languages' as CollectionSlug;

it('the German of a new site keeps the names of the glossary, and can be offered as it is', async () => {
  const payload = await testPayload();
  await seed(payload);
  const { editor } = await signIn(payload);
  const req = await createLocalReq({}, payload);
  for (const collection of ['pages', 'industries'] as const) {
    const where = { language: { equals: 'de' } };
    const german = await payload.find({ collection, where, draft: true, depth: 0, pagination: false });
    expect(german.docs.length).toBeGreaterThan(0);
    for (const one of german.docs)
      expect(await textsWithoutNames(req, { collection, id: one.id }, one), one.path ?? '').toEqual([]);
  }
  const { docs } = await payload.find({ collection: languages, draft: true, depth: 0 });
  expect(docs).toHaveLength(1);
  const offered = await editor.rest('PATCH', `/languages/${docs[0]?.id}`, { _status: 'published' });
  expect(offered.body).toMatchObject({ doc: { _status: 'published' } });
});
