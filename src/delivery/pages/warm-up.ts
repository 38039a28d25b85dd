/** Pages that are asked for at the same time: more would only make the visitor wait who asks meanwhile. */
const AT_ONCE = 2;
/** Publishing one thing expires several tags in a row. */
const SETTLE_MS = 30;
/** Most pages that one publish brings up again; others are rendered when somebody comes. */
const MOST_AFTER_PUBLISH = 500;

/** @template T @param {T[]} all */
const shuffled = (all) =>
  all
    .map((one) => ({ one, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one);

const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms).unref());

/** @typedef {import('./page-store.ts').Expired} Expired */

/** Asks for pages before visitors do: few at once, each once, leaving as much time to visitors as it takes itself. */
export class WarmUp {
  /** @type {Set<string>} */
  #queue = new Set();
  /** @type {Set<string>} */
  #published = new Set();
  /** @type {Map<string, Expired>} */
  #expired = new Map();
  #workers = 0;
  #isStopped = false;
  /** @type {NodeJS.Timeout | undefined} */
  #settling;
  /** What has been done so far, for `npm start`. */
  report = { asked: 0, failed: /** @type {string[]} */ ([]) };

  /**
   * @param {object} site
   * @param {(path: string) => Promise<boolean>} site.ask did it answer?
   * @param {() => Promise<string[]>} site.refresh reads what the server holds in memory anew; paths new since the last time
   * @param {string[]} site.files what is not a page, first of all
   */
  constructor(site) {
    this.site = site;
  }

  /** Is nothing left to do? */
  get isDone() {
    return this.#workers === 0 && this.#queue.size === 0;
  }

  /** All pages: after a start, and when the database is back. @param {() => string[]} paths */
  async everything(paths) {
    await this.site.refresh();
    this.report = { asked: 0, failed: [] };
    this.#add([...this.site.files, ...paths()]);
  }

  /** What a publish has made old, soon. @param {string[]} tags @param {Expired[]} expired */
  published(tags, expired) {
    for (const tag of tags) this.#published.add(tag);
    for (const page of expired) this.#expired.set(page.address, page);
    this.#settling ??= setTimeout(() => this.#afterPublish(), SETTLE_MS).unref();
  }

  stop() {
    this.#isStopped = true;
    clearTimeout(this.#settling);
    this.#queue.clear();
  }

  async #afterPublish() {
    this.#settling = undefined;
    const [tags, expired] = [this.#published, [...this.#expired.values()]];
    this.#published = new Set();
    this.#expired = new Map();
    const added = await this.site.refresh();
    // The page's own path first, then what shows it or lists it, then what merely has it in its frame.
    const rank = (/** @type {Expired} */ page) =>
      tags.has(`path:${page.address}`)
        ? 0
        : page.tags.some((tag) => /^(list|document):/.test(tag) && tags.has(tag))
          ? 1
          : 2;
    // Processes that share a folder find what others have rendered: in an order of their own they seldom do the same.
    const old = shuffled(expired).toSorted((a, b) => rank(a) - rank(b));
    this.#add([...added, ...old.slice(0, MOST_AFTER_PUBLISH).map(({ address }) => address), ...this.site.files]);
  }

  /** @param {string[]} paths */
  #add(paths) {
    if (this.#isStopped) return;
    // What was published last comes first.
    this.#queue = new Set([...paths, ...this.#queue]);
    while (this.#workers < Math.min(AT_ONCE, this.#queue.size)) {
      this.#workers += 1;
      void this.#work().finally(() => {
        this.#workers -= 1;
      });
    }
  }

  async #work() {
    for (;;) {
      const [path] = this.#queue;
      if (path === undefined) return;
      this.#queue.delete(path);
      const startedAt = performance.now();
      const isGood = await this.site.ask(path).catch(() => false);
      this.report.asked += 1;
      if (!isGood) this.report.failed.push(path);
      await pause(performance.now() - startedAt);
    }
  }
}
