import { LRUCache } from 'lru-cache';
import { type Bodies, encoded } from './encodings.ts';
import {
  canBeStored,
  FRESH,
  type PageFiles,
  type PageFolder,
  type PageNotes,
  STALE,
  STALE_TWIN,
} from './page-folder.ts';

export type Page = {
  address: string;
  status: number;
  headers: Record<string, string>;
  bodies: Bodies;
  /** True if it was stored, and so has all headers of a response. */
  isStored: boolean;
};
type Age = Pick<PageNotes, 'tags' | 'since' | 'at' | 'build'> & { isForever: boolean };
type Held = Page & { age: Age; validAt: number };
/** `reads`: by visitors, since this process started. */
export type Expired = { address: string; tags: string[]; reads: number };
export type IsExpired = (tags: string[], since: number) => boolean;

/** Some files contain an expiry date (security.txt), so pages are rendered again even without a publish. */
const LONGEST_MS = 30 * 24 * 3_600_000;
const MOVES_AT_ONCE = 50;
const OVERHEAD_BYTES = 2048;

const weightOf = ({ bodies }: Page) =>
  Object.values(bodies).reduce((sum, { body }) => sum + body.length, OVERHEAD_BYTES);

const ageOf = ({ headers, tags, since, at, build }: PageNotes): Age => ({
  ...{ tags, since, at, build },
  // Its address changes with its content.
  isForever: headers['cache-control']?.includes('immutable') ?? false,
});

const held = (address: string, notes: PageNotes, bodies: Bodies): Held => ({
  ...{ address, status: 200, headers: notes.headers, bodies },
  ...{ isStored: true, age: ageOf(notes), validAt: -1 },
});

type Options = {
  /** Time of this process's build. */
  build: number;
  mostBytes: number;
  isExpired: IsExpired;
  isPlain: (headers: Record<string, string>) => boolean;
};

/** Finished pages: requested ones in bounded memory, all of them in a folder that processes share. */
export class PageStore {
  readonly #folder: PageFolder;
  readonly #options: Options;
  readonly #memory: LRUCache<string, Held>;
  readonly #known = new Map<string, Age & { shelf: (typeof FRESH)[number] }>();
  readonly #reads = new Map<string, number>();
  readonly #looked = { fresh: new Map<string, number>(), 'own/fresh': new Map<string, number>() };
  /** Pages in memory are compared with the record once for each publish. */
  #publishes = 0;
  readonly #startedAt = Date.now();
  #sweeping: Promise<Expired[]> = Promise.resolve([]);
  #isFull = false;

  constructor(folder: PageFolder, options: Options) {
    this.#folder = folder;
    this.#options = options;
    this.#memory = new LRUCache<string, Held>({ maxSize: options.mostBytes, sizeCalculation: weightOf });
  }

  get(address: string): Page | undefined {
    const page = this.#memory.get(address);
    if (!page) return undefined;
    if (page.validAt !== this.#publishes) {
      if (this.#isOld(page.age)) return void this.#memory.delete(address);
      page.validAt = this.#publishes;
    }
    return page;
  }

  async find(address: string): Promise<Page | undefined> {
    const inMemory = this.get(address);
    if (inMemory) return inMemory;
    for (const shelf of FRESH) {
      const files = await this.#folder.read(shelf, address);
      if (!files || this.#isOld(ageOf(files.notes))) continue;
      this.#hold(held(address, files.notes, files.bodies), shelf);
      return this.get(address);
    }
    return undefined;
  }

  async last(address: string): Promise<(Page & { renderedAt: number }) | undefined> {
    for (const shelf of [...FRESH, ...STALE]) {
      const files = await this.#folder.read(shelf, address);
      if (files) return { ...held(address, files.notes, files.bodies), renderedAt: files.notes.at };
    }
    return undefined;
  }

  /** The stale copy of a page with the common headers, if this build has rendered it. */
  async staleCopy(address: string): Promise<{ notes: PageNotes; html: string } | undefined> {
    const files = await this.#folder.read('stale', address, ['identity']);
    if (files?.notes.build !== this.#options.build) return undefined;
    return { notes: files.notes, html: files.bodies.identity.body.toString() };
  }

  /** Whether nothing with these tags has been published since. */
  isCurrent(tags: string[], since: number): boolean {
    return !this.#options.isExpired(tags, since);
  }

  /** @returns the page, which is not stored if it was published in the meantime, or the folder cannot be written */
  async put(address: string, response: { body: Buffer; notes: Omit<PageNotes, 'at' | 'build'> }): Promise<Page> {
    const notes = { ...response.notes, at: Date.now(), build: this.#options.build };
    const bodies = await encoded(response.body, notes.headers);
    const page = held(address, notes, bodies);
    if (!canBeStored(address) || this.#isOld(page.age)) return page;
    const [shelf, other] = this.#options.isPlain(notes.headers) ? FRESH : ([FRESH[1], FRESH[0]] as const);
    this.#hold(page, shelf);
    if (!(await this.#isWritten(shelf, address, { notes, bodies }))) return page;
    // Published while it was written: the sweep may have come too early for it.
    if (this.#isOld(page.age)) await this.#folder.move(shelf, STALE_TWIN[shelf], address);
    // The stale copy of its own kind stays: another process may move this page there at any moment.
    await Promise.all([this.#folder.remove(other, address), this.#folder.remove(STALE_TWIN[other], address)]);
    return page;
  }

  /** @param address of a page that a visitor was sent */
  noteRead(address: string): void {
    this.#reads.set(address, (this.#reads.get(address) ?? 0) + 1);
  }

  async forget(address: string): Promise<void> {
    this.#reads.delete(address);
    this.#memory.delete(address);
    this.#known.delete(address);
    for (const shelf of [...FRESH, ...STALE]) await this.#folder.remove(shelf, address);
  }

  published(): void {
    this.#publishes += 1;
  }

  /**
   * Moves the expired pages that this process knows of, the most read first.
   * @param newest after a start, the last publish: pages that claim to be newer are from a replaced database
   * @param found called with them before they are moved, which takes time on a large site
   */
  async expire(newest = Number.POSITIVE_INFINITY, found?: (expired: Expired[]) => void): Promise<Expired[]> {
    const old = [...this.#known]
      .filter(([, page]) => page.since > newest || this.#isOld(page))
      .map(([address, { tags, shelf }]) => ({ address, tags, shelf, reads: this.#reads.get(address) ?? 0 }))
      .sort((a, b) => b.reads - a.reads);
    for (const { address } of old) {
      this.#known.delete(address);
      this.#memory.delete(address);
    }
    const expired = old.map(({ address, tags, reads }) => ({ address, tags, reads }));
    found?.(expired);
    for (let done = 0; done < old.length; done += MOVES_AT_ONCE) {
      const some = old.slice(done, done + MOVES_AT_ONCE);
      // Those that have been rendered in the meantime are new.
      const moved = some.filter(({ address }) => !this.#known.has(address));
      await Promise.all(moved.map(({ address, shelf }) => this.#folder.move(shelf, STALE_TWIN[shelf], address)));
    }
    return expired;
  }

  /** The same with the whole folder, into which other processes write too. */
  sweep(newest?: number): Promise<Expired[]> {
    this.#sweeping = this.#sweeping
      .catch(() => [])
      .then(async () => {
        for (const shelf of FRESH) {
          for await (const { address, notes } of this.#folder.changed(shelf, this.#looked[shelf])) {
            // A page rendered here meanwhile is newer.
            if ((this.#known.get(address)?.at ?? 0) <= notes.at) this.#known.set(address, { ...ageOf(notes), shelf });
          }
        }
        return this.expire(newest);
      });
    return this.#sweeping;
  }

  /** A page is sent even if it cannot be stored, as on a full disk: logged once, and again once it can. */
  async #isWritten(shelf: (typeof FRESH)[number], address: string, files: PageFiles): Promise<boolean> {
    try {
      await this.#folder.write(shelf, address, files);
      if (this.#isFull) console.log('[pages] the folder of pages can be written again');
      this.#isFull = false;
      return true;
    } catch (error) {
      if (!this.#isFull)
        console.error('[pages] the folder of pages cannot be written; pages are sent all the same:', error);
      this.#isFull = true;
      return false;
    }
  }

  #hold(page: Held, shelf: (typeof FRESH)[number]): void {
    this.#memory.set(page.address, page);
    this.#known.set(page.address, { ...page.age, shelf });
  }

  /**
   * True for pages of an older build, and for those that a newer one has left: this process was started to go back. Those
   * that a newer one renders from then on are used, so that two builds do not compete during a release. A page of the
   * future was rendered while the clock was ahead, and so perhaps built.
   */
  #isOfFormer(build: number, at: number): boolean {
    const isLeft = at <= this.#startedAt || at > Date.now();
    return build < this.#options.build || (build > this.#options.build && isLeft);
  }

  #isOld({ isForever, tags, since, at, build }: Age): boolean {
    if (isForever) return false;
    return this.#isOfFormer(build, at) || at < Date.now() - LONGEST_MS || this.#options.isExpired(tags, since);
  }
}
