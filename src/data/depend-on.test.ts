import { expect, it } from 'vitest';
import { tags } from '@/publishing/tags';
import { documentTags } from './depend-on';

const [page, job, draft, block] = ['1', '2', '3', '4'].map((digit) => `${digit}0000000-0000-4000-8000-000000000000`);
const updatedAt = '2026-01-01T00:00:00.000Z';

it('a page depends on itself, on what it shows, and on what it links to and is not published yet', () => {
  const document = {
    id: page,
    updatedAt,
    blocks: [
      { id: block, blockType: 'hero', link: { relationTo: 'jobs', value: { id: job, updatedAt } } },
      { id: block, blockType: 'hero', link: { relationTo: 'jobs', value: draft } },
    ],
  };
  expect(documentTags(document).sort()).toEqual([page, job, draft].map((id) => tags.document(String(id))));
  expect(documentTags(undefined)).toEqual([]);
});
