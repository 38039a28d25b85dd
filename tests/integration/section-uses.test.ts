import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { findSectionUses } from '@/staff/editorial/section-uses';
import { testPayload } from '../helpers/payload';
import { create, next } from '../helpers/samples';

let payload: Payload;

beforeAll(async () => {
  payload = await testPayload();
});

const section = { ground: 'white', spacing: 'standard' };
const quotation = { blockType: 'quotation', text: 'It sounded different.', person: 'Plant manager', section };
const timeline = {
  blockType: 'timeline',
  heading: 'What happened',
  events: [
    { date: 'Day 1', title: 'The note' },
    { date: 'Day 2', title: 'The call' },
  ],
  section,
};

it('each kind of section is found on the published pages that have it, once each', async () => {
  const names = [`Short ${next()}`, `Longer ${next()}`, `Draft ${next()}`];
  const page = (index: number, blocks: object[], status: 'draft' | 'published') =>
    create(payload, 'pages', names[index] ?? '', { status, data: { blocks } });
  await page(1, [quotation, quotation, timeline], 'published');
  await page(0, [quotation], 'published');
  await page(2, [quotation], 'draft');
  const uses = await findSectionUses(payload);
  const own = (kind: string) => uses[kind]?.filter((title) => names.includes(title)).sort();
  expect(own('quotation')).toEqual([names[1], names[0]].sort());
  expect(own('timeline')).toEqual([names[1]]);
  expect(uses).not.toHaveProperty('no-such-kind');
});
