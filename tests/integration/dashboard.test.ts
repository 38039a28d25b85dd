import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { readWaiting } from '@/admin/dashboard/read-content';
import { contentCollections } from '@/lib/content-collections';
import { testPayload } from '../helpers/payload';
import { create } from '../helpers/samples';
import { signIn } from '../helpers/staff';

let payload: Payload;
let staff: Awaited<ReturnType<typeof signIn>>;

beforeAll(async () => {
  payload = await testPayload();
  staff = await signIn(payload);
});

it('drafts of every collection wait for editors; authors see their own, and why they came back', async () => {
  for (const collection of contentCollections) {
    const { id } = await create(payload, collection, `Draft of ${collection}`, { status: 'draft' });
    await staff.author.rest('POST', `/editorial/${collection}/${id}/submit`, { note: '' });
    if (collection === 'leaders')
      await staff.editor.rest('POST', `/editorial/leaders/${id}/return`, { note: 'Shorter.' });
  }
  await create(payload, 'pages', 'Not submitted', { status: 'draft' });

  const forEditors = await readWaiting(payload, null);
  expect(forEditors.map(({ title }) => title).sort()).toEqual(
    contentCollections
      .filter((slug) => slug !== 'leaders')
      .map((slug) => `Draft of ${slug}`)
      .sort(),
  );
  expect(new Set(forEditors.map(({ by }) => by))).toEqual(new Set(['author']));

  const own = await readWaiting(payload, staff.author.id);
  expect(own).toHaveLength(contentCollections.length);
  expect(own.find(({ state }) => state === 'returned')).toMatchObject({ collection: 'leaders', note: 'Shorter.' });
  expect(await readWaiting(payload, staff.editor.id)).toEqual([]);
});
