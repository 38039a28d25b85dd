import type { Expired } from './page-store.ts';

/** One publish may expire several tags in a row. Meanwhile the page that the editor opens is rendered alone. */
const SETTLE_MS = 300;
const MOST_AFTER_PUBLISH = 500;

const pause = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });

type Site = {
  ask: (path: string) => Promise<boolean>;
  /** Reloads what the server holds in memory. @returns paths that are new since the last call */
  refresh: () => Promise<string[]>;
  files: string[];
};

/** Requests pages before visitors do, one at a time, with pauses as long as its own work. */
export class WarmUp {
  readonly #site: Site;
  #queue = new Set<string>();
  #published = new Set<string>();
  #expired = new Map<string, Expired>();
  #isWorking = false;
  #isStopped = false;
  #settling: NodeJS.Timeout | undefined;
  report: { asked: number; failed: string[] } = { asked: 0, failed: [] };

  constructor(site: Site) {
    this.#site = site;
  }

  get isDone(): boolean {
    return !this.#isWorking && this.#queue.size === 0;
  }

  async everything(paths: () => string[]): Promise<void> {
    await this.#site.refresh();
    this.report = { asked: 0, failed: [] };
    this.#add([...this.#site.files, ...paths()]);
  }

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
    const lists = (page: Expired) => page.tags.some((tag) => /^(list|document):/.test(tag) && tags.has(tag));
    const rank = (page: Expired) => (tags.has(`path:${page.address}`) ? 0 : lists(page) ? 1 : 2);
    // Otherwise in random order, because processes that share a folder would render the same pages at once.
    const old = expired
      .map((page) => ({ address: page.address, at: rank(page) + Math.random() }))
      .toSorted((a, b) => a.at - b.at)
      .slice(0, MOST_AFTER_PUBLISH);
    this.#add([...old.map(({ address }) => address), ...this.#site.files]);
    this.#add(await this.#site.refresh());
  }

  #add(paths: string[]): void {
    if (this.#isStopped) return;
    this.#queue = new Set([...paths, ...this.#queue]);
    if (!this.#isWorking) void this.#work();
  }

  async #work(): Promise<void> {
    this.#isWorking = true;
    for (let [path] = this.#queue; path !== undefined; [path] = this.#queue) {
      this.#queue.delete(path);
      const startedAt = performance.now();
      const isGood = await this.#site.ask(path).catch(() => false);
      this.report.asked += 1;
      if (!isGood) this.report.failed.push(path);
      await pause(performance.now() - startedAt);
    }
    this.#isWorking = false;
  }
}
