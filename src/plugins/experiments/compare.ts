import type { Letter } from '@/lib/experiment';
import { FEWEST_SEEN, type Interval, wilson } from '@/lib/rate';

/** In percent. */
export type Counts = { letter: Letter; share: number; visitors: number; goals: number };

/** Compared with the control; `probability`: that the variant's rate is the higher one. */
type Against = { difference: number; interval: Interval; probability: number };

type Verdict = 'too-few' | 'unclear' | 'better' | 'worse';
export type VersionResult = Counts & {
  rate: number;
  interval: Interval;
  against: Against | undefined;
  verdict: Verdict | undefined;
};
export type Comparison = {
  versions: VersionResult[];
  /** The visitors are not divided as the shares say (`isUnevenlyDivided`). */
  isUneven: boolean;
};

/** As `FEWEST_SEEN`, of both versions together. */
const FEWEST_GOALS = 10;
/** Chance that a clear difference is a mistake, shared by all variants of an experiment. */
const ERROR = 0.05;

type Rate = Pick<Counts, 'goals' | 'visitors'>;
const rateOf = ({ goals, visitors }: Rate) => (visitors === 0 ? 0 : goals / visitors);

/** Interval of a difference of rates (Newcombe 1998b, method 10). */
export function newcombe(variant: Rate, control: Rate): Interval {
  const [p, q] = [rateOf(variant), rateOf(control)];
  const a = wilson(variant.goals, variant.visitors);
  const b = wilson(control.goals, control.visitors);
  return {
    low: p - q - Math.hypot(p - a.low, b.high - q),
    high: p - q + Math.hypot(a.high - p, q - b.low),
  };
}

/** Normal distribution function, to 1.5 · 10⁻⁷ (Abramowitz and Stegun 1964, 7.1.26). */
export function normal(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const series = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  const upper = (series * Math.exp(-(x ** 2))) / 2;
  return z < 0 ? upper : 1 - upper;
}

/** Mean and variance of the posterior beta distribution of a rate, with a uniform prior. */
function belief({ goals, visitors }: Rate) {
  const mean = (goals + 1) / (visitors + 2);
  return { mean, variance: (mean * (1 - mean)) / (visitors + 3) };
}

/** By the normal approximation of both posteriors. */
export function probabilityOfBetter(variant: Rate, control: Rate): number {
  const [a, b] = [belief(variant), belief(control)];
  return normal((a.mean - b.mean) / Math.sqrt(a.variance + b.variance));
}

/** The 99.9% quantiles of chi-square for one to three degrees of freedom. */
const CHI_SQUARE = [0, 10.828, 13.816, 16.266];

/** Sample ratio mismatch, at 1 in 1,000. */
export function isUnevenlyDivided(counts: Pick<Counts, 'share' | 'visitors'>[]): boolean {
  const visitors = counts.reduce((sum, one) => sum + one.visitors, 0);
  const shares = counts.reduce((sum, one) => sum + one.share, 0);
  const chiSquare = counts.reduce((sum, one) => {
    const expected = (visitors * one.share) / shares;
    return expected === 0 ? sum : sum + (one.visitors - expected) ** 2 / expected;
  }, 0);
  return chiSquare > (CHI_SQUARE[counts.length - 1] ?? Number.POSITIVE_INFINITY);
}

function verdictOf(variant: Counts, control: Counts, probability: number, variants: number): Verdict {
  const hasFew = [variant, control].some(({ visitors }) => visitors < FEWEST_SEEN);
  if (hasFew || variant.goals + control.goals < FEWEST_GOALS) return 'too-few';
  const doubt = ERROR / variants;
  if (probability >= 1 - doubt) return 'better';
  return probability <= doubt ? 'worse' : 'unclear';
}

/** `counts`: those of the control first. */
export function compare(counts: Counts[]): Comparison {
  const [control, ...variants] = counts;
  const versions = counts.map((one): VersionResult => {
    const shown = { ...one, rate: rateOf(one), interval: wilson(one.goals, one.visitors) };
    if (!control || one === control) return { ...shown, against: undefined, verdict: undefined };
    if (one.visitors === 0 || control.visitors === 0) return { ...shown, against: undefined, verdict: 'too-few' };
    const probability = probabilityOfBetter(one, control);
    return {
      ...shown,
      against: { difference: rateOf(one) - rateOf(control), interval: newcombe(one, control), probability },
      verdict: verdictOf(one, control, probability, variants.length),
    };
  });
  return { versions, isUneven: isUnevenlyDivided(counts) };
}
