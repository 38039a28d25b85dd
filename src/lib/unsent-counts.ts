/** Counts and rows beyond this, between two flushes, are ignored: no audience is that large. */
const MOST = 5_000;

type Options<Row> = {
  keyOf: (row: Row) => string;
  /** Adds up two rows with the same key. */
  sum: (one: Row, other: Row) => Row;
  /** Stores them, all or none. */
  send: (rows: Row[]) => Promise<void>;
};

/** Counts that wait to be stored together. */
export class UnsentCounts<Row> {
  readonly #options: Options<Row>;
  readonly #rows = new Map<string, Row>();
  #taken = 0;
  #isSending = false;

  constructor(options: Options<Row>) {
    this.#options = options;
  }

  /** @returns false if it is ignored */
  count(row: Row): boolean {
    if (this.#taken >= MOST) return false;
    this.#taken += 1;
    return this.#add(row);
  }

  /** On failure the counts are kept for the next time. @returns false on failure */
  async flush(): Promise<boolean> {
    if (this.#isSending || this.#rows.size === 0) return true;
    this.#isSending = true;
    const rows = [...this.#rows.values()];
    this.#rows.clear();
    this.#taken = 0;
    const isSent = await this.#options.send(rows).then(
      () => true,
      () => false,
    );
    if (!isSent) for (const row of rows) this.#add(row);
    this.#isSending = false;
    return isSent;
  }

  #add(row: Row): boolean {
    const key = this.#options.keyOf(row);
    const known = this.#rows.get(key);
    if (!known && this.#rows.size >= MOST) return false;
    this.#rows.set(key, known ? this.#options.sum(known, row) : row);
    return true;
  }
}
