/** How often a variant was shown to a visitor for the first time: `path` is the page's, `variant` of `countedAs`. */
export type Exposure = { day: string; path: string; variant: string; views: number };

/** Counts beyond this, between two flushes, are ignored: no audience is that large. */
const MOST_AT_ONCE = 5_000;

/** Exposures to be stored. Contains nothing about visitors. */
export class Exposures {
  readonly #send: (exposures: Exposure[]) => Promise<void>;
  readonly #counts = new Map<string, Exposure>();
  #taken = 0;
  #isSending = false;

  /** @param send stores them, all or none */
  constructor(send: (exposures: Exposure[]) => Promise<void>) {
    this.#send = send;
  }

  count(path: string, variant: string, now = new Date()): void {
    if (this.#taken >= MOST_AT_ONCE) return;
    this.#taken += 1;
    this.#add({ day: now.toISOString().slice(0, 10), path, variant, views: 1 });
  }

  /** On failure the counts are kept for the next time. */
  async flush(): Promise<void> {
    if (this.#isSending || this.#counts.size === 0) return;
    this.#isSending = true;
    const counts = [...this.#counts.values()];
    this.#counts.clear();
    this.#taken = 0;
    await this.#send(counts).catch(() => counts.forEach((count) => void this.#add(count)));
    this.#isSending = false;
  }

  #add(exposure: Exposure): void {
    const key = `${exposure.day} ${exposure.path} ${exposure.variant}`;
    const views = exposure.views + (this.#counts.get(key)?.views ?? 0);
    this.#counts.set(key, { ...exposure, views });
  }
}
