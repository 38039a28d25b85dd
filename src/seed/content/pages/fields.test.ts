import type { Field } from 'payload';
import { describe, expect, it } from 'vitest';
import { blocks as configs } from '@/blocks';
import { isRecord } from '@/lib/is-object';
import { pages } from './index';
import { sourceOf } from './testing';

type Data = Record<string, unknown>;

const named = (fields: Field[]): Field[] =>
  fields.flatMap((field) => (field.type === 'row' ? named(field.fields) : field));

function complaints(fields: Field[], data: Data, at: string): string[] {
  const known = named(fields).flatMap((field) => ('name' in field ? field.name : []));
  const unknown = Object.keys(data).filter((key) => !known.includes(key));
  return [
    ...unknown.map((key) => `${at}.${key} is not a field`),
    ...named(fields).flatMap((field) =>
      'name' in field ? complain(field, data[field.name ?? ''], data, `${at}.${field.name}`) : [],
    ),
  ];
}

function complain(field: Field, value: unknown, siblings: Data, at: string): string[] {
  const condition = 'admin' in field ? field.admin?.condition : undefined;
  const isShown =
    !condition || condition(siblings, siblings, { blockData: siblings, operation: 'create', path: [], user: null });
  if (!isShown) return [];
  if (value == null || value === '') return 'required' in field && field.required ? [`${at} is missing`] : [];
  switch (field.type) {
    case 'text':
    case 'textarea':
      return field.maxLength && String(value).length > field.maxLength
        ? [`${at} has ${String(value).length} of ${field.maxLength} characters`]
        : [];
    case 'number':
      return Number(value) < (field.min ?? -Infinity) || Number(value) > (field.max ?? Infinity)
        ? [`${at} is ${value}`]
        : [];
    case 'select':
    case 'radio':
      return field.options.some((option) => (typeof option === 'string' ? option : option.value) === value)
        ? []
        : [`${at} offers no ${value}`];
    case 'group':
      return isRecord(value) ? complaints(field.fields, value, at) : [`${at} is not a group`];
    case 'array': {
      if (!Array.isArray(value)) return [`${at} is not a list`];
      const isWrong = value.length < (field.minRows ?? 0) || value.length > (field.maxRows ?? Infinity);
      const rows = value.flatMap((row, i) => (isRecord(row) ? complaints(field.fields, row, `${at}.${i}`) : []));
      return isWrong ? [`${at} has ${value.length} rows`, ...rows] : rows;
    }
    default:
      return [];
  }
}

const fieldsOf = (blockType: string) => configs.find(({ slug }) => slug === blockType)?.fields ?? [];

describe.each(pages.map((page) => [page.path, page] as const))('%s', (_, page) => {
  it('is valid content for the admin', () => {
    const found = (page.blocks ?? []).flatMap(({ blockType, ...data }, i) =>
      complaints(fieldsOf(blockType), data, `${i} ${blockType}`),
    );
    expect(found).toEqual([]);
  });

  it('uses only layouts that shared sections offer', () => {
    for (const block of page.blocks ?? []) {
      if (block.blockType !== 'shared-section' || !block.layout) continue;
      const layout = named(fieldsOf(sourceOf(block)?.blockType ?? '')).find(
        (field) => 'name' in field && field.name === 'layout',
      );
      expect(layout && complain(layout, block.layout, {}, block.anchor)).toEqual([]);
    }
  });
});
