import { indexRedirects, resolveRedirect } from './redirects.ts';

/**
 * The table of src/data/redirects.ts: the rules, when they were read, and the tags that expire with them.
 * @typedef {import('./redirects.ts').RedirectRules & { tags: string[], madeAt: number }} RedirectTable
 */

/** After a failed attempt the old table holds for so long before the next one. */
const RETRY_MS = 2000;
/** So often it is asked again because a rule changed meanwhile. Whoever changes more at once is not waited for. */
const MOST_TURNS = 5;

/** The redirects of the staff in memory, asked for anew when one of their tags has expired. */
export class RedirectsInMemory {
  /** @type {RedirectTable | undefined} */
  #table;
  /** @type {import('./redirects.ts').RedirectIndex | undefined} */
  #index;
  /** @type {Promise<void> | undefined} */
  #asking;
  #failedAt = Number.NEGATIVE_INFINITY;

  /**
   * @param {() => Promise<RedirectTable>} load
   * @param {(tags: string[], madeAt: number) => boolean} isExpired
   * @param {() => number} [now]
   */
  constructor(load, isExpired, now = Date.now) {
    this.load = load;
    this.isExpired = isExpired;
    this.now = now;
  }

  /** Is the table older than a change? Not when it just could not be had: nobody waits for that. */
  isOutdated() {
    if (this.now() - this.#failedAt < RETRY_MS) return false;
    return !this.#table || this.isExpired(this.#table.tags, this.#table.madeAt);
  }

  /** Is there a table at all? */
  get isKnown() {
    return this.#table !== undefined;
  }

  /** Asks once for all who wait. Never rejects: without an answer the rules stay as they were. */
  refresh() {
    this.#asking ??= this.load()
      .then((table) => {
        // The same old table again is a copy that was kept: nobody could read a new one.
        const isKept = table.madeAt === this.#table?.madeAt && this.isExpired(table.tags, table.madeAt);
        this.#failedAt = isKept ? this.now() : Number.NEGATIVE_INFINITY;
        this.#index = indexRedirects(table);
        this.#table = table;
      })
      .catch((error) => {
        this.#failedAt = this.now();
        console.error('[redirects] not read anew:', error instanceof Error ? error.message : error);
      })
      .finally(() => {
        this.#asking = undefined;
      });
    return this.#asking;
  }

  /** After this `find` knows every change that was made before. What is being asked for may be older than that. */
  async upToDate() {
    for (let turn = 0; turn < MOST_TURNS && this.isOutdated(); turn++) await this.refresh();
  }

  /** Where the path leads, as far as is known. @param {string} path */
  find(path) {
    return this.#index && resolveRedirect(this.#index, path);
  }
}
