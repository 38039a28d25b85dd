import { expect, it } from 'vitest';
import { findSectionUses } from '@/staff/editorial/section-uses';
import { testPayload } from '../helpers/payload';
import { create, section } from '../helpers/samples';

const payload = await testPayload();

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
  const page = (title: string, path: string, blocks: object[], status: 'draft' | 'published' = 'published') =>
    create(payload, 'pages', title, { status, data: { path, blocks } });
  await page('Third', '/longest-of-three', [quotation]);
  await page('Second', '/longer', [quotation, quotation, timeline]);
  await page('First', '/short', [quotation]);
  await page('Draft', '/a', [quotation], 'draft');
  const uses = await findSectionUses(payload);
  expect(uses.quotation).toEqual({ titles: ['First', 'Second'], count: 3 });
  expect(uses.timeline).toEqual({ titles: ['Second'], count: 1 });
  expect(uses).not.toHaveProperty('no-such-kind');
});

it('a page in two languages is one, by the name of its original', async () => {
  const statement = { blockType: 'statement', text: 'It hums.', layout: 'plain', section };
  const withIt = (title: string, path: string, more: object = {}) =>
    create(payload, 'pages', title, { status: 'published', data: { path, blocks: [statement], ...more } });
  const { id } = await withIt('Yard', '/yard-of-two-languages');
  await withIt('Hof', '/de/hof', { language: 'de', translationOf: id });
  expect((await findSectionUses(payload)).statement).toEqual({ titles: ['Yard'], count: 1 });
});
