import { expect, it } from 'vitest';
import { mentions } from './erased';

it.each([
  ['a@b.example', true],
  ['<A@B.example>, please', true],
  ['Write to a@b.example.', true],
  ['aa@b.example', false],
  ['a@b.example.com', false],
  ['', false],
])('%j holds the address: %s', (text, does) => {
  expect(mentions(text, 'a@b.example')).toBe(does);
});
