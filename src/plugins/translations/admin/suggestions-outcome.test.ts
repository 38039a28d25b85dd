import { expect, it } from 'vitest';
import { confirmedInWords, outcomeInWords } from './suggestions-outcome';

const none = { suggested: 0, left: 0, refused: [] };

it.each([
  [{ ...none, suggested: 1 }, 'Suggested: 1 text. Read and accept each, or change it.'],
  [{ ...none, suggested: 3, left: 1 }, 'Suggested: 3 texts. Read and accept each, or change it. 1 text is left.'],
  [{ ...none, left: 2 }, 'Nothing could be suggested. 2 texts are left.'],
  [
    {
      ...none,
      suggested: 2,
      left: 1,
      refused: [{ label: 'Title', reason: 'It loses a name.' }],
      problem: 'It is away.',
    },
    'Suggested: 2 texts. Read and accept each, or change it. 1 text is left. What breaks a rule was not used. It is away.',
  ],
])('%j', (outcome, words) => {
  expect(outcomeInWords(outcome)).toBe(words);
});

it('what was accepted or marked, and what was changed meanwhile', () => {
  expect(confirmedInWords('Accepted', 2, 0)).toBe('Accepted: 2 texts.');
  expect(confirmedInWords('Accepted', 0, 1)).toBe('Accepted: 0 texts. 1 was changed meanwhile: read it again.');
});
