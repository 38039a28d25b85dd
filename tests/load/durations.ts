const WIDTH_MS = 0.25;

/** A histogram in steps of a quarter of a millisecond, as millions of durations would take much memory. */
export class Durations {
  readonly #steps = new Map<number, number>();
  count = 0;
  longest = 0;

  add(milliseconds: number): void {
    const step = Math.floor(milliseconds / WIDTH_MS);
    this.#steps.set(step, (this.#steps.get(step) ?? 0) + 1);
    this.count++;
    this.longest = Math.max(this.longest, milliseconds);
  }

  /** Rounded up to a quarter of a millisecond. */
  percentile(percent: number): number {
    let left = Math.ceil((this.count * percent) / 100);
    for (const [step, times] of [...this.#steps].sort(([one], [other]) => one - other)) {
      left -= times;
      if (left <= 0) return (step + 1) * WIDTH_MS;
    }
    return Number.NaN;
  }
}
