import { beforeAll, expect, test, vi } from 'vitest';
import { seed } from '@/seed';
import { seedDocuments, seedGlobals } from '@/seed/documents';
import { seedId } from '@/seed/ids';
import { testPayload } from '../helpers/payload';

const options = { depth: 0, context: { disableRevalidate: true } };
const everything = seedDocuments.length + seedGlobals.length;
const link = { label: 'Home', kind: 'address', address: '/' } as const;

let created: number;
let warnings: string[] = [];

/** Content of staff before the seed: one of its paths, one of its issue numbers, and a footer. */
const payload = await testPayload();

beforeAll(async () => {
  vi.spyOn(payload.logger, 'warn').mockImplementation((message) => void warnings.push(String(message)));
  await payload.create({
    collection: 'pages',
    data: { title: 'Our own page', path: '/about', _status: 'published' },
    ...options,
  });
  await payload.create({
    collection: 'newsletter-issues',
    data: {
      number: 1,
      title: 'Our own issue',
      date: '2025-01-01',
      summary: 'Ours.',
      url: '/about',
      _status: 'published',
    },
    draft: true,
    ...options,
  });
  await payload.updateGlobal({
    slug: 'footer',
    data: { columns: [{ title: 'Ours', links: [{ link }] }], copyrightYear: 2025, _status: 'published' },
    ...options,
  });
  ({ created } = await seed(payload));
});

test('the seed creates all but what staff already have, and says what it leaves out', async () => {
  expect(created).toBe(everything - 3);
  expect(warnings).toEqual([
    expect.stringContaining('pages//about'),
    expect.stringContaining('newsletter-issues/issue-1'),
  ]);
});

test('what staff made is untouched', async () => {
  const { docs } = await payload.find({ collection: 'pages', where: { path: { equals: '/about' } } });
  expect(docs.map(({ title }) => title)).toEqual(['Our own page']);
  const footer = await payload.findGlobal({ slug: 'footer' });
  expect(footer.columns.map(({ title }) => title)).toEqual(['Ours']);
});

test('links to what was left out lead to its path', async () => {
  const { items } = await payload.findGlobal({ slug: 'navigation', depth: 0 });
  const about = items.find((item) => item.link.label === 'About');
  expect(about?.link).toMatchObject({ kind: 'address', address: '/about' });
  expect(JSON.stringify(items)).not.toContain(seedId('pages', '/about'));
});

test('what was left out is decided: it does not appear when staff make room, and is not warned about again', async () => {
  warnings = [];
  await payload.delete({ collection: 'pages', where: { path: { equals: '/about' } }, ...options });
  expect(await seed(payload)).toEqual({ created: 0 });
  expect(warnings).toEqual([]);
});
