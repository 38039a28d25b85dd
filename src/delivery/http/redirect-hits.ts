export type RuleHits = { from: string; hits: number; last: string };

export class RedirectHits {
  readonly #send: (hits: RuleHits[]) => Promise<void>;
  readonly #counts = new Map<string, RuleHits>();
  #isSending = false;

  /** @param send stores them, all or none */
  constructor(send: (hits: RuleHits[]) => Promise<void>) {
    this.#send = send;
  }

  count(from: string, at = Date.now()): void {
    this.#add({ from, hits: 1, last: new Date(at).toISOString() });
  }

  /** On failure the counts are kept for the next time. */
  async flush(): Promise<void> {
    if (this.#isSending || this.#counts.size === 0) return;
    this.#isSending = true;
    const counts = [...this.#counts.values()];
    this.#counts.clear();
    await this.#send(counts).catch(() => counts.forEach((count) => void this.#add(count)));
    this.#isSending = false;
  }

  #add({ from, hits, last }: RuleHits): void {
    const known = this.#counts.get(from) ?? { hits: 0, last: '' };
    this.#counts.set(from, { from, hits: known.hits + hits, last: last > known.last ? last : known.last });
  }
}
