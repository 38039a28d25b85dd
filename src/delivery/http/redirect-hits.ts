export type RuleHits = { from: string; hits: number; last: string };

export class RedirectHits {
  readonly #send: (hits: RuleHits[]) => Promise<void>;
  #counts = new Map<string, { hits: number; last: number }>();
  #isSending = false;

  /** @param send stores them, all or none */
  constructor(send: (hits: RuleHits[]) => Promise<void>) {
    this.#send = send;
  }

  count(from: string, at = Date.now(), times = 1): void {
    const { hits, last } = this.#counts.get(from) ?? { hits: 0, last: 0 };
    this.#counts.set(from, { hits: hits + times, last: Math.max(last, at) });
  }

  /** Stores the counts. On failure they are kept for the next time. */
  async flush(): Promise<void> {
    if (this.#isSending || this.#counts.size === 0) return;
    this.#isSending = true;
    const counts = this.#counts;
    this.#counts = new Map();
    try {
      await this.#send(
        [...counts].map(([from, { hits, last }]) => ({ from, hits, last: new Date(last).toISOString() })),
      );
    } catch {
      for (const [from, { hits, last }] of counts) this.count(from, last, hits);
    } finally {
      this.#isSending = false;
    }
  }
}
