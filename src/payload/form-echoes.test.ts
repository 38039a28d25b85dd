import type { FormState } from 'payload';
import { expect, it } from 'vitest';
import { withoutEchoes, withoutFolds } from './form-echoes';

const sent: FormState = { title: { value: 'Seen' }, path: { value: 'Seen Early' }, lead: {} };

it('omits values saved as sent, keeps what the server changed or added', () => {
  const saved: FormState = {
    title: { value: 'Seen', initialValue: 'Seen', valid: true },
    path: { value: '/seen-early' },
    lead: { value: null },
    'blocks.0.id': { value: 'a', addedByServer: true },
  };
  expect(withoutEchoes(sent, saved)).toEqual({
    title: { initialValue: 'Seen', valid: true },
    path: { value: '/seen-early' },
    lead: {},
    'blocks.0.id': { value: 'a', addedByServer: true },
  });
});

it('compares values deeply', () => {
  const text = () => ({ root: { children: [{ text: 'Seen' }] } });
  expect(withoutEchoes({ body: { value: text() } }, { body: { value: text() } })).toEqual({ body: {} });
});

it('omits the initial value of rich text, which would restart the form’s editor', () => {
  const text = () => ({ root: { children: [{ type: 'paragraph' }] } });
  const saved = { body: { value: text(), initialValue: text(), valid: true } };
  expect(withoutEchoes({ body: { value: text() } }, saved)).toEqual({ body: { valid: true } });
});

it('omits the collapsed state of rows that were sent, keeps that of new ones', () => {
  const row = (id: string, collapsed: boolean) => ({ id, collapsed, blockType: 'hero', isLoading: false });
  const answered = { blocks: { value: 2, rows: [row('a', true), row('b', false)] }, title: { value: 'Seen' } };
  expect(withoutFolds({ blocks: { rows: [row('a', false)] } }, answered)).toEqual({
    blocks: { value: 2, rows: [{ id: 'a', blockType: 'hero', isLoading: false }, row('b', false)] },
    title: { value: 'Seen' },
  });
});
