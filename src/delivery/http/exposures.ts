/** How often a variant was shown to a visitor for the first time: `path` is the page's, `variant` of `countedAs`. */
export type Exposure = { day: string; path: string; variant: string; views: number };

/** Counts beyond this, between two flushes, are ignored: no audience is that large. */
const MOST_AT_ONCE = 5_000;

/** Exposures to be stored. Contains nothing about visitors. */
export class Exposures {
  readonly #send: (exposures: Exposure[]) => Promise<void>;
  #counts = new Map<string, Exposure>();
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

  /** Stores the counts. On failure they are kept for the next time. */
  async flush(): Promise<void> {
    if (this.#isSending || this.#counts.size === 0) return;
    this.#isSending = true;
    const counts = this.#counts;
    this.#counts = new Map();
    this.#taken = 0;
    try {
      await this.#send([...counts.values()]);
    } catch {
      for (const exposure of counts.values()) this.#add(exposure);
    } finally {
      this.#isSending = false;
    }
  }

  #add(exposure: Exposure): void {
    const key = `${exposure.day} ${exposure.path} ${exposure.variant}`;
    const known = this.#counts.get(key);
    this.#counts.set(key, { ...exposure, views: exposure.views + (known?.views ?? 0) });
  }
}
