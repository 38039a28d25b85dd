import { expect, it } from 'vitest';
import { mentionedIn } from './mentions';

const people = [
  { id: '1', name: 'Ada' },
  { id: '2', name: 'Ada Example' },
  { id: '3', name: 'Bo' },
  { id: '4', name: 'bo' },
  { id: '5', name: '' },
];

it.each([
  ['@Ada, please look', ['1']],
  ['Ask @ada example.', ['2']],
  ['@Ada Examples', ['1']],
  ['(@Bo) and @Ada', ['3', '4', '1']],
  ['@Adam', []],
  ['me@ada.example', []],
  ['@', []],
  ['@Bo @Bo', ['3', '4']],
])('%j mentions %j', (text, ids) => {
  expect(mentionedIn(text, people)).toEqual(ids);
});
