export type Interval = { low: number; high: number };

/** Below these, the intervals are wide and the normal approximation is off. */
export const FEWEST_SEEN = 100;

/** The 97.5% quantile of the normal distribution: intervals of 95%. */
const Z = 1.959963984540054;

/** Wilson's score interval of a rate (Wilson 1927; Newcombe 1998a, method 3). */
export function wilson(goals: number, visitors: number): Interval {
  if (visitors === 0) return { low: 0, high: 1 };
  const rate = goals / visitors;
  const middle = 2 * goals + Z ** 2;
  const spread = Z * Math.sqrt(Z ** 2 + 4 * goals * (1 - rate));
  const whole = 2 * (visitors + Z ** 2);
  return { low: Math.max(0, (middle - spread) / whole), high: Math.min(1, (middle + spread) / whole) };
}

/** `4.2%` */
export const percent = (rate: number): string => `${(rate * 100).toFixed(1)}%`;
