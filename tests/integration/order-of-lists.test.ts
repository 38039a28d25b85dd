import { expect, it } from 'vitest';
import { testPayload } from '../helpers/payload';
import { create } from '../helpers/samples';

it('lists are sorted as a reader expects, with accents and in any case', async () => {
  const payload = await testPayload();
  const titles = ['zorse', 'Årsrapport', 'Ärmelkanal', 'berg', 'Étude', 'Fjord', 'élan'];
  for (const title of titles) await create(payload, 'jobs', title);
  const { docs } = await payload.find({ collection: 'jobs', sort: 'title', where: { title: { in: titles } } });
  expect(docs.map(({ title }) => title)).toEqual(titles.toSorted(new Intl.Collator('en').compare));
});
