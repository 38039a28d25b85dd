import { type Field, flattenAllFields } from 'payload';
import { describe, expect, it } from 'vitest';
import { blocks } from '@/blocks';
import { blockExamples } from '@/blocks/examples';
import { complete } from '@/fields/complete';
import { missingIn } from './unfinished';

const fields: Field[] = [
  { name: 'title', type: 'text', required: true },
  {
    type: 'row',
    fields: [
      { name: 'whatYouDo', type: 'array', required: true, fields: [{ name: 'text', type: 'text', required: true }] },
    ],
  },
  {
    type: 'tabs',
    tabs: [
      {
        label: 'More',
        fields: [{ name: 'place', type: 'group', fields: [{ name: 'city', type: 'text', required: true }] }],
      },
    ],
  },
  { name: 'kind', type: 'text' },
  { name: 'body', type: 'richText', required: true },
  {
    name: 'address',
    type: 'text',
    required: true,
    label: 'Leads to',
    admin: { condition: (data) => data.kind === 'link' },
  },
];
const body = { root: { type: 'root', children: [{ type: 'paragraph', children: [] }] } };
const whole = { title: 'A', whatYouDo: [{ text: 'One' }], place: { city: 'Denver' }, body };

describe('what a draft still needs', () => {
  it('is nothing if it is complete', () => {
    expect(missingIn(fields, whole)).toEqual([]);
  });

  it.each([
    ['a field', { ...whole, title: '' }, ['Title']],
    ['a list without a row', { ...whole, whatYouDo: [] }, ['What You Do']],
    ['a row without its words, once', { ...whole, whatYouDo: [{ text: null }, {}] }, ['Text']],
    ['a field of a group that is not there', { ...whole, place: undefined }, ['City']],
    ['a text without a paragraph', { ...whole, body: null }, ['Body']],
    ['a field that another one requires', { ...whole, kind: 'link' }, ['Leads to']],
  ])('is %s', (_, data, missing) => {
    expect(missingIn(fields, data)).toEqual(missing);
    const completed = complete({ fields: flattenAllFields({ fields }), blocks: {} }, data);
    expect(missingIn(fields, completed)).toEqual(missing);
  });
});

it.each(Object.entries(blockExamples))(
  '%s: its examples are whole, and without their words they are not',
  (slug, examples) => {
    const config = blocks.find((block) => block.slug === slug);
    for (const { block } of Object.values(examples)) expect(missingIn(config?.fields ?? [], { ...block })).toEqual([]);
  },
);
