import type { Received } from './site/send.ts';

export class Figures {
  readonly #statuses = new Map<number, number>();
  readonly #begin = performance.now();
  #times: number[] = [];
  /** More than 2 s, whatever their time when repeated alone. */
  late = 0;
  responses = 0;

  count({ statuses, milliseconds }: Received): void {
    this.responses++;
    for (const status of statuses) this.#statuses.set(status, (this.#statuses.get(status) ?? 0) + 1);
    this.#times.push(milliseconds);
  }

  statuses = (): string =>
    [...this.#statuses]
      .sort(([one], [other]) => one - other)
      .map(([status, times]) => `${status || 'none'}: ${times}`)
      .join(', ');

  line(): string {
    const sorted = this.#times.toSorted((one, other) => one - other);
    const at = (part: number) => Math.round(sorted[Math.floor((sorted.length - 1) * part)] ?? 0);
    const rate = this.responses / ((performance.now() - this.#begin) / 1_000);
    return `${rate.toFixed(0)} a second, median ${at(0.5)} ms, p99 ${at(0.99)} ms, slowest ${at(1)} ms`;
  }
}
