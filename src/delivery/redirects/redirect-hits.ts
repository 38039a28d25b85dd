/** @typedef {{ from: string, hits: number, last: string }} RuleHits */

/** How often each rule was used since it was last written down. */
export class RedirectHits {
  /** @type {Map<string, { hits: number, last: number }>} */
  #counts = new Map();
  #isSending = false;

  /** @param {(hits: RuleHits[]) => Promise<void>} send writes them down, all or none */
  constructor(send) {
    this.send = send;
  }

  /** @param {string} from @param {number} [at] @param {number} [times] */
  count(from, at = Date.now(), times = 1) {
    const { hits, last } = this.#counts.get(from) ?? { hits: 0, last: 0 };
    this.#counts.set(from, { hits: hits + times, last: Math.max(last, at) });
  }

  /** Writes down what was counted. What could not be written is kept for the next time. */
  async flush() {
    if (this.#isSending || this.#counts.size === 0) return;
    this.#isSending = true;
    const counts = this.#counts;
    this.#counts = new Map();
    try {
      await this.send(
        [...counts].map(([from, { hits, last }]) => ({ from, hits, last: new Date(last).toISOString() })),
      );
    } catch {
      for (const [from, { hits, last }] of counts) this.count(from, last, hits);
    } finally {
      this.#isSending = false;
    }
  }
}
