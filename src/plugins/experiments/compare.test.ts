import { describe, expect, it } from 'vitest';
import { wilson } from '@/lib/rate';
import { compare, isUnevenlyDivided, newcombe, normal, probabilityOfBetter } from './compare';

describe('intervals match the papers', () => {
  // Newcombe 1998, Statistics in Medicine 17, 857–872, table I, method 3.
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('%d of %d: %d to %d', (goals, visitors, low, high) => {
    expect(wilson(goals, visitors).low).toBeCloseTo(low, 4);
    expect(wilson(goals, visitors).high).toBeCloseTo(high, 4);
  });

  it('without visitors nothing is known', () => {
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
  });

  // Newcombe 1998, Statistics in Medicine 17, 873–890, table II, method 10.
  it.each([
    [[56, 70], [48, 80], 0.0524, 0.3339],
    [[9, 10], [3, 10], 0.1705, 0.809],
    [[6, 7], [2, 7], 0.0582, 0.8062],
    [[5, 56], [0, 29], -0.0381, 0.1926],
    [[0, 10], [0, 20], -0.1611, 0.2775],
    [[10, 10], [0, 10], 0.6075, 1],
  ] as const)('%j less %j: %d to %d', ([a, m], [b, n], low, high) => {
    const found = newcombe({ goals: a, visitors: m }, { goals: b, visitors: n });
    expect(found.low).toBeCloseTo(low, 4);
    expect(found.high).toBeCloseTo(high, 4);
  });
});

it.each([
  [0, 0.5],
  [1, 0.8413447],
  [-1, 0.1586553],
  [1.959964, 0.975],
  [3, 0.9986501],
])('the normal distribution up to %d is %d', (z, expected) => {
  expect(normal(z)).toBeCloseTo(expected, 6);
});

// Exact sum over the beta distributions.
it.each([
  [[60, 1000], [40, 1000], 0.9797],
  [[130, 1000], [100, 1000], 0.9822],
  [[12, 100], [5, 100], 0.9593],
  [[50, 1000], [50, 1000], 0.5],
] as const)('%j is better than %j with %d', ([a, m], [b, n], expected) => {
  const found = probabilityOfBetter({ goals: a, visitors: m }, { goals: b, visitors: n });
  expect(Math.abs(found - expected)).toBeLessThan(0.004);
});

describe('the division of visitors', () => {
  const divided = (...visitors: number[]) =>
    isUnevenlyDivided(visitors.map((one) => ({ visitors: one, share: 100 / visitors.length })));

  it.each([
    [[0, 0], false],
    [[1000, 1000], false],
    // Chi-square 10.76 and 10.89: on either side of 1 in 1,000.
    [[5164, 4836], false],
    [[5165, 4835], true],
    [[100, 0], true],
    [[340, 330, 330], false],
    [[400, 300, 300], true],
  ] as const)('%j', (visitors, isUneven) => {
    expect(divided(...visitors)).toBe(isUneven);
  });

  it('is compared with the shares', () => {
    const counts = [
      { share: 90, visitors: 900 },
      { share: 10, visitors: 100 },
    ];
    expect(isUnevenlyDivided(counts)).toBe(false);
    expect(isUnevenlyDivided(counts.map((one) => ({ ...one, share: 50 })))).toBe(true);
  });
});

it('several variants share the error probability', () => {
  const control = { letter: 'a', share: 50, visitors: 1000, goals: 40 } as const;
  const variant = { letter: 'b', share: 50, visitors: 1000, goals: 60 } as const;
  expect(compare([control, variant]).versions[1]?.verdict).toBe('better');
  const others = ['c', 'd'].map((letter) => ({ ...variant, goals: 40, letter: letter as 'c' }));
  expect(compare([control, variant, ...others]).versions.map(({ verdict }) => verdict)).toEqual([
    undefined,
    'unclear',
    'unclear',
    'unclear',
  ]);
});
