import { isCoded } from '../routes.ts';

/** @typedef {import('../../maintenance/server-facts').ServerFacts} ServerFacts */
/** @typedef {import('../../maintenance/paths-table').PathsTable} PathsTable */

/** After a failed attempt it is tried again after so long. */
const RETRY_MS = 2000;

/** What the server knows of the site behind it: at which paths there are pages. */
export class SiteFacts {
  /** @type {ServerFacts | undefined} */
  #facts;
  /** @type {PathsTable | undefined} */
  #table;
  /** @type {Set<string>} */
  #paths = new Set();
  /** @type {Promise<void> | undefined} */
  #asking;
  #failedAt = Number.NEGATIVE_INFINITY;

  /**
   * @param {(file: 'server.json' | 'paths.json') => Promise<any>} load
   * @param {(tags: string[], madeAt: number) => boolean} isExpired
   */
  constructor(load, isExpired) {
    this.load = load;
    this.isExpired = isExpired;
  }

  /** What is part of the build. */
  get known() {
    return this.#facts;
  }

  /** Paths of all published documents, as far as is known. */
  get paths() {
    return [...this.#paths];
  }

  /** Is there a list of published paths, and is it of today? */
  get isCurrent() {
    return this.#table !== undefined && !this.isExpired(this.#table.tags, this.#table.madeAt);
  }

  /** Reads what is missing or has expired; once for all who wait. Never rejects. */
  refresh() {
    this.#asking ??= this.#read().finally(() => {
      this.#asking = undefined;
    });
    return this.#asking;
  }

  /** For whoever needs to know now: waits only for the first answer, and not again right after a failure. */
  async ready() {
    const isKnown = this.#facts && this.#table;
    if (!isKnown && Date.now() - this.#failedAt > RETRY_MS) await this.refresh();
  }

  async #read() {
    try {
      this.#facts ??= await this.load('server.json');
      if (this.isCurrent) return;
      this.#table = /** @type {PathsTable} */ (await this.load('paths.json'));
      this.#paths = new Set(this.#table.paths);
    } catch {
      // Said where it failed. What was known holds.
      this.#failedAt = Date.now();
    }
  }

  /**
   * Is there a page? `undefined`: nobody can tell.
   * @param {string} path of a document or of nothing
   */
  has(path) {
    return (
      this.#table &&
      (this.#paths.has(path) ? true : isCoded(path) || this.#facts?.fixed.includes(path) ? undefined : false)
    );
  }
}
