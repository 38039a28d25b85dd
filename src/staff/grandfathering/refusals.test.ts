import type { FlattenedField, PayloadRequest } from 'payload';
import { expect, it } from 'vitest';
import type { Schema } from '@/fields/walk';
import { refusalsOf } from './refusals';

const required = (value: unknown) => Boolean(value) || 'required';
const text = (name: string, more: object = {}) =>
  ({ name, type: 'text', validate: required, ...more }) as unknown as FlattenedField;
const rows = { name: 'blocks', type: 'blocks', validate: () => true } as unknown as FlattenedField;
const link = { name: 'link', type: 'group', flattenedFields: [text('address')] } as unknown as FlattenedField;
const hidden = { admin: { condition: (_: unknown, row: { isShown?: boolean }) => row.isShown === true } };

const schema = {
  fields: [text('title', { label: 'Title' }), rows],
  blocks: { band: { flattenedFields: [text('heading'), link, text('note', hidden)] } } as unknown as Schema['blocks'],
};
const band = { blockType: 'band' };
const req = {
  t: (key: string) => (key === 'validation:required' ? 'required' : key),
  user: null,
} as unknown as PayloadRequest;

const refused = async (document: Record<string, unknown>) =>
  (await refusalsOf({ req, schema, at: { collection: 'pages', id: '1' }, document })).map(({ path, message }) => [
    path,
    message,
  ]);

it('lists what the fields refuse, in rows and groups, and leaves out what is hidden', async () => {
  expect(await refused({ title: 'A', blocks: [{ ...band, heading: 'B', link: { address: '/' } }] })).toEqual([]);
  expect(
    await refused({
      blocks: [
        { ...band, heading: 'B' },
        { ...band, link: { address: '/' }, isShown: true },
      ],
    }),
  ).toEqual([
    ['title', 'Title is missing.'],
    ['blocks.0.link.address', 'required'],
    ['blocks.1.heading', 'required'],
    ['blocks.1.note', 'required'],
  ]);
});
