import type { Field } from 'payload';
import { expect, it } from 'vitest';
import { edited } from '../../../tests/helpers/edited';

const fieldsIn = (fields: Field[]): Field[] =>
  fields.flatMap((field) => [
    field,
    ...('fields' in field ? fieldsIn(field.fields) : []),
    ...(field.type === 'tabs' ? field.tabs.flatMap((tab) => fieldsIn(tab.fields)) : []),
  ]);

it('no JSON field has a schema: forms could not check it (src/admin/no-json-schema.ts)', () => {
  const json = edited.flatMap(({ fields }) => fieldsIn(fields)).filter(({ type }) => type === 'json');
  expect(json.filter((field) => 'jsonSchema' in field)).toEqual([]);
});
