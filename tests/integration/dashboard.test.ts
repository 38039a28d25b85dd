import { expect, it } from 'vitest';
import { readClosing, readWaiting } from '@/admin/dashboard/read-content';
import { contentCollections } from '@/lib/content-collections';
import { testPayload } from '../helpers/payload';
import { create } from '../helpers/samples';
import { signIn } from '../helpers/staff';

const payload = await testPayload();
const staff = await signIn(payload);

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

it('published jobs wait in the two weeks before their last day, that day included', async () => {
  const now = new Date('2031-05-10T15:00:00.000Z');
  const closing = async (title: string, validThrough: string, status: 'draft' | 'published' = 'published') => {
    const { id } = await create(payload, 'jobs', title, { status });
    await payload.update({
      collection: 'jobs',
      id,
      data: { validThrough, _status: status },
      draft: status === 'draft',
    });
  };
  await closing('Closed', '2031-05-09T12:00:00.000Z');
  await closing('Later', '2031-06-01T12:00:00.000Z');
  await closing('Draft', '2031-05-12T12:00:00.000Z', 'draft');
  await closing('Next week', '2031-05-17T12:00:00.000Z');
  await closing('Today', '2031-05-10T12:00:00.000Z');
  expect((await readClosing(payload, now)).map(({ title }) => title)).toEqual(['Today', 'Next week']);
});
