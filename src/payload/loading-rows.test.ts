import type { FormState } from 'payload';
import { expect, it } from 'vitest';
import { createRowFilter } from './loading-rows';

const rows = [{ id: 'a' }, { id: 'b', isLoading: true }];
const sent: FormState = { blocks: { rows }, 'blocks.0.text': { value: 'Seen' }, 'blocks.1.id': { value: 'b' } };
const received: FormState = {
  ...sent,
  blocks: { rows: rows.map(({ id }) => ({ id, isLoading: false })) },
  'blocks.1.text': { value: 'An example', addedByServer: true },
  'blocks.1.cards': { rows: [{ id: 'c' }], addedByServer: true },
  'blocks.10.text': { value: 'Added', addedByServer: true },
};
const withoutFields = {
  ...sent,
  blocks: { rows: [{ id: 'a', isLoading: false }, { id: 'b' }] },
  'blocks.10.text': { value: 'Added', addedByServer: true },
};

it('takes the fields of a loading row from the first response to a change, not from the next', () => {
  const filter = createRowFilter();
  expect(filter(sent, received, false)).toEqual(received);
  expect(filter(sent, received, false)).toEqual(withoutFields);
});

it('does not take them from a save', () => {
  const filter = createRowFilter();
  expect(filter(sent, received, true)).toEqual(withoutFields);
  expect(filter(sent, received, false)).toEqual(received);
});

it('takes them again for a row whose addition was undone and redone', () => {
  const filter = createRowFilter();
  filter(sent, received, false);
  filter({ blocks: { rows: [{ id: 'a' }] } }, {}, false);
  expect(filter(sent, received, false)).toEqual(received);
});

it('takes them again for a row that goes on loading', () => {
  const filter = createRowFilter();
  for (const expected of [received, withoutFields, received]) expect(filter(sent, received, false)).toEqual(expected);
});

it('leaves responses alone when no row was loading', () => {
  expect(createRowFilter()({ title: { value: 'Seen' } }, received, true)).toBe(received);
});
