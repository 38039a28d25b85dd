import { describe, expect, it } from 'vitest';
import { idsIn, withIds } from '@/staff/carried/ids';
import { pageFile } from './format';

const a = '11111111-1111-4111-8111-111111111111';
const b = '22222222-2222-4222-8222-222222222222';
const page = {
  title: 'A',
  path: '/a',
  blocks: [{ blockType: 'media', media: a, links: [{ document: { value: b } }, a] }],
};
const file = { format: 'alethia-page', version: 1, page, references: {}, pictures: {} };

it('document ids are found at any depth, once each', () => {
  expect(idsIn(page).sort()).toEqual([a, b]);
  expect(idsIn({ id: '65f0c1d2e3a4b5c6d7e8f901', text: 'no id' })).toEqual([]);
});

it('known ids are replaced by those of this installation', () => {
  const moved = withIds(page, new Map([[a, 'new']]));
  expect(moved.blocks[0]).toEqual({ blockType: 'media', media: 'new', links: [{ document: { value: b } }, 'new'] });
  expect(page.blocks[0]?.media).toBe(a);
});

describe('a file', () => {
  it('with a page is accepted', () => {
    expect(pageFile.safeParse(file).success).toBe(true);
  });

  it.each([
    ['another kind', { ...file, format: 'json' }, 'This is not an exported page.'],
    ['a newer version', { ...file, version: 2 }, 'This file was made by a newer version of the site.'],
  ])('with %s is refused with a reason', (_, data, reason) => {
    expect(pageFile.safeParse(data).error?.issues[0]?.message).toBe(reason);
  });

  it.each([
    ['documents', 500, 'references', { collection: 'jobs', field: 'path', value: '/a' }],
    ['pictures', 200, 'pictures', { filename: 'a.png', mimeType: 'image/png', data: '' }],
  ])('has a bounded number of %s', (what, most, key, value) => {
    const of = (count: number) => ({
      ...file,
      [key]: Object.fromEntries([...Array(count)].map(() => [crypto.randomUUID(), value])),
    });
    expect(pageFile.safeParse(of(most)).success).toBe(true);
    expect(pageFile.safeParse(of(most + 1)).error?.issues[0]?.message).toContain(`more than ${most} ${what}`);
  });

  it('has a bounded number of ids, counted before any is looked for', () => {
    const of = (count: number) => {
      const ids = [...Array(count)].map(() => crypto.randomUUID());
      return { ...file, page: { ...page, blocks: [{ blockType: 'text', ids }] } };
    };
    expect(pageFile.safeParse(of(500)).success).toBe(true);
    expect(pageFile.safeParse(of(501)).error?.issues[0]?.message).toContain('more than 500 ids');
    const references = Object.fromEntries([...Array(60_000)].map((_, n) => [`no id ${n}`, 5]));
    expect(pageFile.safeParse({ ...file, references }).error?.issues).toHaveLength(1);
  });

  it('with an SVG picture is refused', () => {
    const picture = { filename: 'a.svg', mimeType: 'image/svg+xml', data: '' };
    expect(pageFile.safeParse({ ...file, pictures: { [a]: picture } }).success).toBe(false);
  });
});
