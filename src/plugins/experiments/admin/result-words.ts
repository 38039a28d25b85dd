import type { VersionResult } from '../compare';

/** In percentage points: `+1.3 points` */
export const points = (difference: number): string =>
  `${difference > 0 ? '+' : difference < 0 ? '−' : ''}${Math.abs(difference * 100).toFixed(1)} points`;

/** Never 100%: a sample is not certain. */
const chance = (probability: number) => `${Math.min(99.9, Math.floor(probability * 1000) / 10)}%`;

/** Undefined for the page itself. */
export function verdictWords(
  name: string,
  { against, verdict }: Pick<VersionResult, 'against' | 'verdict'>,
  isRunning: boolean,
): string | undefined {
  if (!verdict) return undefined;
  if (verdict === 'too-few' || !against) return `${name}: not enough visitors ${isRunning ? 'yet' : 'to compare it'}.`;
  const { probability } = against;
  if (verdict === 'better') return `${name} is better than the page, with a probability of ${chance(probability)}.`;
  if (verdict === 'worse') return `${name} is worse than the page, with a probability of ${chance(1 - probability)}.`;
  return `${name}: no clear difference${isRunning ? ' yet' : ''}. It is better with a probability of ${chance(probability)}.`;
}
