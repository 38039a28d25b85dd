import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { env } from '@/env';
import { globalSample } from '../../../tests/helpers/global-samples';
import { testPayload } from '../../../tests/helpers/payload';
import { create } from '../../../tests/helpers/samples';
import { readCampaignViews, readStatistics, readVariantCounts } from './read-statistics';
import { POST } from './routes/views';
import { addCounts, forgetOldCounts } from './stored-counts';

const day = '2026-11-21';
const sum = (
  path: string,
  counts: Partial<Record<'views' | 'contacts' | 'bookings' | 'goals', number>>,
  variant = '',
) => ({
  day,
  path,
  variant,
  views: 0,
  contacts: 0,
  bookings: 0,
  goals: 0,
  ...counts,
});

let page = '';
let draft = '';
let job = '';

const payload = await testPayload();

beforeAll(async () => {
  const paths = await Promise.all([
    create(payload, 'pages', 'Counted'),
    create(payload, 'pages', 'Draft', { status: 'draft' }),
    create(payload, 'jobs', 'Reader'),
  ]);
  [page = '', draft = '', job = ''] = paths.map(({ path }) => path);
});

beforeEach(async () => {
  await payload.delete({ collection: 'page-statistics', where: { id: { exists: true } } });
});

async function kept() {
  const { docs } = await payload.find({ collection: 'page-statistics', sort: 'path', depth: 0, pagination: false });
  return docs.map(({ day, path, variant, views, contacts, bookings, goals }) => ({
    ...{ day, path, variant: variant ?? '', views, contacts, bookings, goals },
  }));
}

const setting = (countVisits: boolean) =>
  payload.updateGlobal({
    slug: 'site-settings',
    data: { ...globalSample('site-settings', 'Alethia'), countVisits, _status: 'published' } as never,
  });

it('sums of the same day and path are added up', async () => {
  await addCounts(payload, [sum(page, { views: 2 }), sum(job, { views: 1, contacts: 1 })]);
  await addCounts(payload, [sum(page, { views: 3, bookings: 1 })]);
  const expected = [sum(page, { views: 5, bookings: 1 }), sum(job, { views: 1, contacts: 1 })];
  expect(await kept()).toEqual(expected.sort((a, b) => a.path.localeCompare(b.path)));
});

it('variants of an experiment are counted beside the page, and not with it', async () => {
  const experiment = '3f2a9c1e-0000-4000-8000-000000000001';
  const [a, b] = [`${experiment}/a`, `${experiment}/b`];
  await addCounts(payload, [sum(page, { views: 7 }), sum(page, { views: 3 }, a), sum(page, { views: 2, goals: 1 }, b)]);
  await addCounts(payload, [{ day, path: page, variant: b, views: 2 }]);
  expect(await readVariantCounts(payload, experiment)).toEqual(
    new Map([
      [a, { visitors: 3, goals: 0 }],
      [b, { visitors: 4, goals: 1 }],
    ]),
  );
  const { total, pages } = await readStatistics(payload, Date.parse(`${day}T12:00:00Z`));
  expect([total.views, pages]).toEqual([7, [{ path: page, views: 7, contacts: 0, bookings: 0 }]]);
});

it('views by campaign are counted beside the page; names that somebody makes up are limited, and crowd out nobody', async () => {
  const of = (name: string, views: number) => sum(page, { views }, `campaign/${name}`);
  await addCounts(payload, [sum(page, { views: 9 }), of('spring', 3)]);
  await addCounts(payload, [...Array.from({ length: 400 }, (_, n) => of(`made-up-${n}`, 1)), of('real', 2)]);
  await addCounts(payload, [of('spring', 1), of('late', 5)]);
  const views = await readCampaignViews(payload, new Date(day));
  const byName = new Map(views.map((row) => [row.name, row.views]));
  expect(views).toHaveLength(200);
  expect(['spring', 'real', 'late'].map((name) => byName.get(name))).toEqual([4, 2, undefined]);
  expect(await readCampaignViews(payload, new Date('2026-11-22'))).toEqual([]);
  const { total, campaigns } = await readStatistics(payload, Date.parse(`${day}T12:00:00Z`));
  expect([total.views, campaigns.length]).toEqual([9, 200]);
});

it('two servers that write at once lose nothing', async () => {
  const sums = [sum(page, { views: 1 }), sum(job, { views: 1 })];
  await Promise.all(Array.from({ length: 20 }, (_, n) => addCounts(payload, n % 2 ? sums : [...sums].reverse())));
  expect((await kept()).map(({ views }) => views)).toEqual([20, 20]);
});

it('what is no page that visitors see is counted nowhere', async () => {
  await addCounts(payload, [sum(draft, { views: 1 }), sum('/made-up', { views: 1 }), sum("/'; drop", { views: 1 })]);
  expect(await kept()).toEqual([]);
});

it('nothing is counted where the site settings say so', async () => {
  await setting(false);
  await addCounts(payload, [sum(page, { views: 1 })]);
  expect(await kept()).toEqual([]);
  await setting(true);
  await addCounts(payload, [sum(page, { views: 1 })]);
  expect(await kept()).toHaveLength(1);
});

it('sums are removed after 25 months', async () => {
  await addCounts(payload, [
    { ...sum(page, { views: 1 }), day: '2024-10-20' },
    { ...sum(page, { views: 1 }), day: '2024-10-21' },
  ]);
  await forgetOldCounts(payload, new Date('2026-11-21T03:00:00Z'));
  expect((await kept()).map(({ day }) => day)).toEqual(['2024-10-21']);
});

it('figures cover the last 28 days, days without a view included', async () => {
  const [one, other] = [await create(payload, 'pages', 'One'), await create(payload, 'pages', 'Other')];
  const row = (day: string, path = '', views = 1) => ({ day, path, views, contacts: 1, bookings: 0 });
  await addCounts(payload, [
    row('2026-11-21', one.path, 3),
    row('2026-10-25', one.path),
    row('2026-10-24', one.path, 90),
    row('2026-11-20', other.path, 9),
  ]);
  const { days, total, pages } = await readStatistics(payload, Date.parse('2026-11-21T12:00:00Z'));
  expect([days.length, days[0]?.day, days.at(-1)?.day]).toEqual([28, '2026-10-25', '2026-11-21']);
  expect(days.filter(({ views }) => views > 0)).toHaveLength(3);
  expect(total).toEqual({ views: 13, contacts: 3, bookings: 0 });
  expect(pages.map(({ path, views }) => [path, views])).toEqual([
    [other.path, 9],
    [one.path, 4],
  ]);
});

describe('the route', () => {
  const ask = (body: string, headers: Record<string, string> = {}) =>
    POST(
      new Request(`${env().SITE_URL}/views`, {
        method: 'POST',
        body,
        headers: {
          'content-length': String(Buffer.byteLength(body)),
          'user-agent': 'Mozilla/5.0 Firefox/150.0',
          origin: new URL(env().SITE_URL).origin,
          ...headers,
        },
      }),
    );

  it('returns 204 for any input, and writes what counts within seconds, in one statement', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const query = vi.spyOn((payload.db as unknown as { pool: { query: () => unknown } }).pool, 'query');
    const responses = await Promise.all([
      ...Array.from({ length: 50 }, () => ask(page)),
      ask(draft),
      ask(''),
      ask('x'.repeat(5_000)),
      ask(page, { 'content-length': 'unknown' }),
      ask(page, { origin: 'https://elsewhere.example' }),
      ask(page, { 'user-agent': 'Googlebot/2.1' }),
      ask(page, { 'sec-gpc': '1' }),
    ]);
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([204]));
    expect(query).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    await expect.poll(async () => (await kept()).map(({ views }) => views)).toEqual([50]);
    const inserts = query.mock.calls.filter(([text]: unknown[]) => String(text).includes('insert into payload.page_'));
    expect(inserts).toHaveLength(1);
    query.mockRestore();
  });

  it('counts the campaign of the link that opened the page, by the address that browsers send with the report', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const seenAt = (path: string, query: string) => ask(page, { referer: `${env().SITE_URL}${path}${query}` });
    await seenAt(page, '?utm_campaign=Spring%20outlook&utm_source=letter&gclid=1');
    await seenAt('/elsewhere', '?utm_campaign=other');
    await seenAt(page, '?utm_source=letter');
    await ask(page, { referer: 'not an address' });
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    await expect
      .poll(async () => (await kept()).map(({ variant, views }) => [variant, views]).toSorted())
      .toEqual([
        ['', 4],
        ['campaign/Spring outlook', 1],
      ]);
  });
});
