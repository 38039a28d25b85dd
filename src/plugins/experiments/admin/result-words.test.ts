import { expect, it } from 'vitest';
import { percent } from '@/lib/rate';
import { compare } from '../compare';
import { points, verdictWords } from './result-words';

const words = (control: [number, number], variant: [number, number], isRunning = true) => {
  const [, result] = compare([
    { letter: 'a', share: 50, visitors: control[1], goals: control[0] },
    { letter: 'b', share: 50, visitors: variant[1], goals: variant[0] },
  ]).versions;
  return result && verdictWords('Variant B', result, isRunning);
};

it.each([
  [[0, 0], [0, 0], 'Variant B: not enough visitors yet.'],
  [[5, 99], [20, 500], 'Variant B: not enough visitors yet.'],
  [[4, 500], [5, 500], 'Variant B: not enough visitors yet.'],
  [[40, 1000], [60, 1000], 'Variant B is better than the page, with a probability of 97.9%.'],
  [[60, 1000], [40, 1000], 'Variant B is worse than the page, with a probability of 97.9%.'],
  [[50, 1000], [50, 1000], 'Variant B: no clear difference yet. It is better with a probability of 50%.'],
  [[10, 1000], [200, 1000], 'Variant B is better than the page, with a probability of 99.9%.'],
] as const)('%j against %j: %s', (control, variant, expected) => {
  expect(words([...control], [...variant])).toBe(expected);
});

it('an ended experiment expects no more visitors', () => {
  expect(words([0, 1], [0, 1], false)).toBe('Variant B: not enough visitors to compare it.');
  expect(words([50, 1000], [50, 1000], false)).not.toContain('yet');
});

it('the page itself has no verdict', () => {
  expect(verdictWords('The page', { against: undefined, verdict: undefined }, true)).toBeUndefined();
});

it('rates are percentages, differences are points', () => {
  expect([percent(0.0421), points(0.0134), points(-0.02), points(0)]).toEqual([
    '4.2%',
    '+1.3 points',
    '−2.0 points',
    '0.0 points',
  ]);
});
