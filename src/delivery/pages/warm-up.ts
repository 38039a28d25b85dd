import { MOST_AT_ONCE } from './frames.ts';
import type { Expired } from './page-store.ts';

/** Without a publish. Until then, pages that people open are rendered alone. */
const SETTLE_MS = 300;
const LOOK_MS = 20;
const MOST_AFTER_PUBLISH = 500;
const MOST_READ = 100;
const RANK = { own: 0, isNew: 1, list: 2, mostRead: 3, file: 4, other: 5 };

/** An address, and a rank that may have a fraction. */
type Ranked = readonly [address: string, rank: number];
const byRank = ([, a]: Ranked, [, b]: Ranked) => a - b;
const isMostRead = ([, rank]: Ranked) => Math.floor(rank) === RANK.mostRead;
const at = (rank: number, addresses: string[]) => addresses.map((address): Ranked => [address, rank]);

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

/**
 * Requests pages before visitors do, one at a time, with pauses as long as its own work: except for the most read ones,
 * which visitors would request in any case; several of those at once, without pauses.
 */
export class WarmUp {
  readonly #site: Site;
  /** In order of rank. */
  #queue = new Map<string, number>();
  #published = new Set<string>();
  #expired = new Map<string, Expired>();
  #isWorking = false;
  #isStopped = false;
  #settling: NodeJS.Timeout | undefined;
  report: { requested: number; failed: string[] } = { requested: 0, failed: [] };

  constructor(site: Site) {
    this.#site = site;
  }

  get isDone(): boolean {
    return !this.#isWorking && this.#queue.size === 0;
  }

  async everything(paths: () => string[]): Promise<void> {
    await this.#site.refresh();
    this.report = { requested: 0, failed: [] };
    this.#add([...at(RANK.file, this.#site.files), ...at(RANK.other, paths())]);
  }

  published(tags: string[], expired: Expired[]): void {
    for (const tag of tags) this.#published.add(tag);
    for (const page of expired) this.#expired.set(page.address, page);
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => this.#afterPublish(), SETTLE_MS).unref();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#settling);
    this.#settling = undefined;
    this.#queue.clear();
  }

  async #afterPublish(): Promise<void> {
    this.#settling = undefined;
    const [tags, expired] = [this.#published, [...this.#expired.values()]];
    this.#published = new Set();
    this.#expired = new Map();
    const lists = (page: Expired) => page.tags.some((tag) => /^(list|document):/.test(tag) && tags.has(tag));
    const byReads = expired.filter(({ reads }) => reads > 0).toSorted((a, b) => b.reads - a.reads);
    const mostRead = new Set(byReads.slice(0, MOST_READ));
    const rankOf = (page: Expired) => {
      if (tags.has(`path:${page.address}`)) return RANK.own;
      if (lists(page)) return RANK.list;
      return mostRead.has(page) ? RANK.mostRead : RANK.other;
    };
    // In random order within a rank, because processes that share a folder would render the same pages at once.
    const old = expired.map((page): Ranked => [page.address, rankOf(page) + Math.random()]);
    this.#add([...old.toSorted(byRank).slice(0, MOST_AFTER_PUBLISH), ...at(RANK.file, this.#site.files)]);
    this.#add(at(RANK.isNew, await this.#site.refresh()));
  }

  #add(pages: Ranked[]): void {
    if (this.#isStopped) return;
    for (const [address, rank] of pages) this.#queue.set(address, Math.min(rank, this.#queue.get(address) ?? rank));
    this.#queue = new Map([...this.#queue].toSorted(byRank));
    if (!this.#isWorking) void this.#work();
  }

  async #work(): Promise<void> {
    this.#isWorking = true;
    for (let [first] = this.#queue; first; [first] = this.#queue) {
      if (isMostRead(first)) {
        // Their frames are rendered together.
        await Promise.all([...this.#queue].slice(0, MOST_AT_ONCE).filter(isMostRead).map(this.#ask));
      } else {
        const startedAt = performance.now();
        await this.#ask(first);
        await pause(performance.now() - startedAt);
      }
      while (this.#settling) await pause(LOOK_MS);
    }
    this.#isWorking = false;
  }

  #ask = async ([address]: Ranked): Promise<void> => {
    this.#queue.delete(address);
    const isGood = await this.#site.ask(address).catch(() => false);
    this.report.requested += 1;
    if (!isGood) this.report.failed.push(address);
  };
}
