import type { FormState } from 'payload';
import { expect, it } from 'vitest';
import { deciderNamed, decidersAbove } from './deciders';

const rows = ['choice', 'text', 'consent', 'text'].map((blockType, index) => ({ id: `r${index}`, blockType }));
const state = {
  fields: { rows },
  'fields.0.id': { value: 'r0' },
  'fields.0.label': { value: ' Topic ' },
  'fields.0.options': { rows: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] },
  'fields.0.options.0.text': { value: 'Audit' },
  'fields.0.options.1.text': { value: 'Else' },
  'fields.0.options.2.text': { value: '' },
  'fields.1.id': { value: 'r1' },
  'fields.2.id': { value: 'r2' },
} as unknown as FormState;

it('offers the choices and consents above a field, with their possible values', () => {
  const topic = {
    id: 'r0',
    label: 'Topic',
    values: [
      { value: 'Audit', label: 'Audit' },
      { value: 'Else', label: 'Else' },
    ],
  };
  const consent = { id: 'r2', label: 'A field without a label', values: [{ value: 'yes', label: 'Checked' }] };
  expect(decidersAbove(state, 'fields.0.shownIf.field')).toEqual([]);
  expect(decidersAbove(state, 'fields.1.shownIf.field')).toEqual([topic]);
  expect(decidersAbove(state, 'fields.3.shownIf.value')).toEqual([topic, consent]);
});

it('finds the field of a condition by row id, or by a stored label', () => {
  const deciders = decidersAbove(state, 'fields.3.shownIf.field');
  expect(deciderNamed(deciders, 'r2')?.id).toBe('r2');
  expect(deciderNamed(deciders, 'Topic')?.id).toBe('r0');
  expect(deciderNamed(deciders, 'Gone')).toBeUndefined();
});
