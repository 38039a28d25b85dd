import type { CollectionSlug } from 'payload';
import { expect, it } from 'vitest';
import { seed } from '@/seed';
import { testPayload } from '../../../tests/helpers/payload';
import { signIn } from '../../../tests/helpers/staff';

const languages = 'languages' as CollectionSlug;

it('the German of a new site can be offered as it is', async () => {
  const payload = await testPayload();
  await seed(payload);
  const { editor } = await signIn(payload);
  const { docs } = await payload.find({ collection: languages, draft: true, depth: 0 });
  expect(docs).toHaveLength(1);
  const offered = await editor.rest('PATCH', `/languages/${docs[0]?.id}`, { _status: 'published' });
  expect(offered.body).toMatchObject({ doc: { _status: 'published' } });
});
