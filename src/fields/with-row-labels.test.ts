import type { Field } from 'payload';
import { expect, test } from 'vitest';
import { withRowLabels } from './with-row-labels';

test('nested lists get a row label, and keep their own if they have one', () => {
  const list = (name: string, more: object = {}): Field => ({
    name,
    type: 'array',
    labels: { singular: 'Card', plural: 'Cards' },
    fields: [{ name: 'title', type: 'text' }],
    ...more,
  });
  const fields = withRowLabels([
    { type: 'tabs', tabs: [{ label: 'Tab', fields: [{ name: 'group', type: 'group', fields: [list('deep')] }] }] },
    list('own', { admin: { components: { RowLabel: '/own' } } }),
  ]);
  const text = JSON.stringify(fields);
  expect(text).toContain('"RowLabel":{"path":"/admin/row-label#RowLabel","clientProps":{"kind":"Card"}}');
  expect(text).toContain('"RowLabel":"/own"');
});
