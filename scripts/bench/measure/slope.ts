export type Sample = { minute: number; value: number };

/** Growth per minute, by linear regression. */
export function slope(samples: Sample[]): number {
  const count = samples.length;
  const mean = (of: (sample: Sample) => number) => samples.reduce((sum, sample) => sum + of(sample), 0) / count;
  const minute = mean((sample) => sample.minute);
  const value = mean((sample) => sample.value);
  const above = samples.reduce((sum, sample) => sum + (sample.minute - minute) * (sample.value - value), 0);
  const below = samples.reduce((sum, sample) => sum + (sample.minute - minute) ** 2, 0);
  return below === 0 ? Number.NaN : above / below;
}
