import type { Expired } from './page-store.ts';

/** Pages that are asked for at the same time: more would make visitors wait. */
const AT_ONCE = 2;
/** Publishing one thing expires several tags in a row. */
const SETTLE_MS = 30;
/** Most pages that one publish brings up again; others are rendered when a visitor comes. */
const MOST_AFTER_PUBLISH = 500;

const pause = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });

type Site = {
  /** Did it answer? */
  ask: (path: string) => Promise<boolean>;
  /** Brings up to date what the server holds in memory. @returns paths that are new since the last time */
  refresh: () => Promise<string[]>;
  /** Files and fixed pages, asked for first. */
  files: string[];
};

/** Asks for pages before visitors do: few at once, each once, leaving as much time to visitors as it takes itself. */
export class WarmUp {
  readonly #site: Site;
  #queue = new Set<string>();
  #published = new Set<string>();
  #expired = new Map<string, Expired>();
  #workers = 0;
  #isStopped = false;
  #settling: NodeJS.Timeout | undefined;
  /** What has been done so far, for `npm start`. */
  report: { asked: number; failed: string[] } = { asked: 0, failed: [] };

  constructor(site: Site) {
    this.#site = site;
  }

  /** Is nothing left to do? */
  get isDone(): boolean {
    return this.#workers === 0 && this.#queue.size === 0;
  }

  /** All pages: after a start, and when the database is back. */
  async everything(paths: () => string[]): Promise<void> {
    await this.#site.refresh();
    this.report = { asked: 0, failed: [] };
    this.#add([...this.#site.files, ...paths()]);
  }

  /** What a publish has made old, soon. */
  published(tags: string[], expired: Expired[]): void {
    for (const tag of tags) this.#published.add(tag);
    for (const page of expired) this.#expired.set(page.address, page);
    this.#settling ??= setTimeout(() => this.#afterPublish(), SETTLE_MS).unref();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#settling);
    this.#queue.clear();
  }

  async #afterPublish(): Promise<void> {
    this.#settling = undefined;
    const [tags, expired] = [this.#published, [...this.#expired.values()]];
    this.#published = new Set();
    this.#expired = new Map();
    const added = await this.#site.refresh();
    const lists = (page: Expired) => page.tags.some((tag) => /^(list|document):/.test(tag) && tags.has(tag));
    // The page's own path first, then what shows it or lists it, then what merely has it in its frame.
    const rank = (page: Expired) => (tags.has(`path:${page.address}`) ? 0 : lists(page) ? 1 : 2);
    // Processes that share a folder find what others have rendered: in an order of their own they seldom do the same.
    const old = expired
      .map((page) => ({ address: page.address, at: rank(page) + Math.random() }))
      .toSorted((a, b) => a.at - b.at)
      .slice(0, MOST_AFTER_PUBLISH);
    this.#add([...added, ...old.map(({ address }) => address), ...this.#site.files]);
  }

  #add(paths: string[]): void {
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

  async #work(): Promise<void> {
    for (;;) {
      const [path] = this.#queue;
      if (path === undefined) return;
      this.#queue.delete(path);
      const startedAt = performance.now();
      const isGood = await this.#site.ask(path).catch(() => false);
      this.report.asked += 1;
      if (!isGood) this.report.failed.push(path);
      await pause(performance.now() - startedAt);
    }
  }
}
