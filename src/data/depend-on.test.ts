import { expect, it } from 'vitest';
import { tags } from '@/publishing/tags';
import { documentTags } from './depend-on';

const [page, job, draft, block, leader, picture, form] = [...'1234567'].map(
  (digit) => `${digit}0000000-0000-4000-8000-000000000000`,
);
const updatedAt = '2026-01-01T00:00:00.000Z';

it('a page depends on itself, on the documents it shows, and on the names of those it links to', () => {
  const document = {
    id: page,
    updatedAt,
    leader: { id: leader, updatedAt },
    blocks: [
      { id: block, blockType: 'hero', link: { relationTo: 'jobs', value: { id: job, updatedAt } } },
      { id: block, blockType: 'hero', link: { relationTo: 'jobs', value: draft } },
      { id: block, blockType: 'media', picture: { relationTo: 'media', value: { id: picture, updatedAt } } },
      { id: block, blockType: 'form', form: { relationTo: 'forms', value: form } },
    ],
  };
  const whole = [page, leader, picture, form].map((id) => tags.document(String(id)));
  const linked = [job, draft].map((id) => tags.link(String(id)));
  expect(documentTags(document).sort()).toEqual([...whole, ...linked].sort());
  expect(documentTags(undefined)).toEqual([]);
});
