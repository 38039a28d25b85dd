import { expect, test, vi } from 'vitest';

vi.mock('@payloadcms/ui', () => ({ useRowLabel: () => ({}) }));
const { nameOf } = await import('./row-label');

test.each([
  [{ heading: 'What It Does', label: 'other' }, 'What It Does'],
  [{ title: ' Core ' }, 'Core'],
  [{ link: { label: 'Leadership' }, text: '' }, 'Leadership'],
  [{ heading: '', text: 'A statement' }, 'A statement'],
  [{ section: { ground: 'white' } }, undefined],
  [undefined, undefined],
])('%o is called %s', (row, name) => {
  expect(nameOf(row)).toBe(name);
});
