import { describe, expect, it } from 'vitest';
import { isSuspicious, spamSignals } from './spam-signals.ts';

describe('a machine gives itself away', () => {
  it('by the field that people do not see', () => {
    expect(isSuspicious({ website: 'https://spam.example' }, 'contact')).toBe(true);
    expect(isSuspicious({ website: '', elapsed: 9_000 }, 'contact')).toBe(false);
  });

  it.each([
    ['contact', 1_999, true],
    ['contact', 2_000, false],
    ['booking', 1_999, true],
    ['booking', 2_000, false],
    ['newsletter', 499, true],
    ['newsletter', 500, false],
  ] as const)('by being too fast: %s after %i ms', (form, elapsed, expected) => {
    expect(isSuspicious({ elapsed }, form)).toBe(expected);
  });

  it('and a browser without scripts does not', () => {
    expect(isSuspicious({}, 'contact')).toBe(false);
  });
});

it('a nonsensical time is ignored', () => {
  expect(spamSignals.elapsed.parse('soon')).toBeNull();
  expect(spamSignals.elapsed.parse('-5')).toBeNull();
  expect(spamSignals.elapsed.parse('2500')).toBe(2500);
  expect(spamSignals.elapsed.parse(undefined)).toBeUndefined();
});
