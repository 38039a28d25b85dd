import { describe, expect, it, test } from 'vitest';
import { countOf, splitWords, tidy } from './words';

describe('splitWords', () => {
  it('finds the phrase in the text', () => {
    expect(splitWords({ value: 'Bends before it breaks', highlight: 'before' })).toEqual([
      'Bends ',
      'before',
      ' it breaks',
    ]);
  });

  it.each([undefined, '', 'after'])('highlights nothing for %j', (highlight) => {
    expect(splitWords({ value: 'Bends before', highlight })).toEqual(['Bends before', '', '']);
  });
});

test('a single line stays one, whatever is pasted', () => {
  expect(tidy('One\r\n two\n', false)).toBe('One two ');
  expect(tidy('One\r\n\r\ntwo\n\n', true)).toBe('One\n\ntwo');
  expect(tidy('a slide:\vthree days', false)).toBe('a slide: three days');
  expect(tidy('a slide:\vthree days', true)).toBe('a slide:\nthree days');
});

test('the count includes the limit', () => {
  expect(countOf('four', 140)).toBe('4 of 140');
  expect(countOf('four')).toBe('4');
});
