import { LRUCache } from 'lru-cache';
import { type Bodies, encoded, withEtag } from './encodings.ts';
import {
  canBeStored,
  FRESH,
  type PageFiles,
  type PageFolder,
  type PageNotes,
  type Shelf,
  STALE,
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

const STALE_TWIN = { fresh: 'stale', 'own/fresh': 'own/stale' } as const satisfies Partial<Record<Shelf, Shelf>>;
/**
 * Files such as security.txt contain an expiry date, so pages are rendered again after this time even without a
 * publish.
 */
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

const heldFrom = (address: string, { notes, body, br, gzip }: PageFiles): Held =>
  held(address, notes, {
    identity: withEtag(body),
    ...(br && { br: withEtag(br) }),
    ...(gzip && { gzip: withEtag(gzip) }),
  });

type Options = {
  /** Time of this process's build: pages rendered by an older one have expired. */
  build: number;
  mostBytes: number;
  isExpired: (tags: string[], since: number) => boolean;
  /** True if any file server may send it with the common headers. */
  isPlain: (headers: Record<string, string>) => boolean;
};

/**
 * The published site: a folder with a bounded memory cache of requested pages. A page is valid until one of its tags
 * is published; expired pages move to the stale shelf until there is a new one.
 */
export class PageStore {
  readonly #folder: PageFolder;
  readonly #options: Options;
  readonly #memory: LRUCache<string, Held>;
  readonly #known = new Map<string, Age & { shelf: (typeof FRESH)[number] }>();
  readonly #looked = { fresh: new Map<string, number>(), 'own/fresh': new Map<string, number>() };
  #publishes = 0;
  #sweeping: Promise<Expired[]> = Promise.resolve([]);

  constructor(folder: PageFolder, options: Options) {
    this.#folder = folder;
    this.#options = options;
    this.#memory = new LRUCache<string, Held>({ maxSize: options.mostBytes, sizeCalculation: weightOf });
  }

  get(address: string): Page | undefined {
    const page = this.#memory.get(address);
    if (!page) return undefined;
    if (page.validAt !== this.#publishes) {
      if (this.#isOld(page.age)) {
        this.#memory.delete(address);
        return undefined;
      }
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
      const page = heldFrom(address, files);
      this.#memory.set(address, page);
      this.#known.set(address, { ...page.age, shelf });
      return this.get(address);
    }
    return undefined;
  }

  /** The newest copy of a page, valid or stale, with its age. */
  async last(address: string): Promise<(Page & { since: number }) | undefined> {
    for (const shelf of [...FRESH, ...STALE]) {
      const files = await this.#folder.read(shelf, address);
      if (files) return { ...heldFrom(address, files), since: files.notes.since };
    }
    return undefined;
  }

  /**
   * Stores a rendered page with its encodings, unless it was published in the meantime.
   * @returns the page, even if it was not stored
   */
  async put(address: string, answer: { body: Buffer; notes: Omit<PageNotes, 'at' | 'build'> }): Promise<Page> {
    const notes = { ...answer.notes, at: Date.now(), build: this.#options.build };
    const bodies = await encoded(answer.body, notes.headers);
    const page = held(address, notes, bodies);
    if (!canBeStored(address) || this.#isOld(page.age)) return page;
    const shelf: (typeof FRESH)[number] = this.#options.isPlain(notes.headers) ? 'fresh' : 'own/fresh';
    const other = shelf === 'fresh' ? 'own/fresh' : 'fresh';
    this.#memory.set(address, page);
    this.#known.set(address, { ...page.age, shelf });
    const { identity, br, gzip } = bodies;
    await this.#folder.write(shelf, address, { notes, body: identity.body, br: br?.body, gzip: gzip?.body });
    // Published while it was written: the sweep may have come too early for it.
    if (this.#isOld(page.age)) await this.#folder.move(shelf, STALE_TWIN[shelf], address);
    // The stale copy of its own kind stays: a process that does not know of this page yet may move it there at any
    // moment; removing the stale copy after that would leave none.
    await Promise.all([this.#folder.remove(other, address), this.#folder.remove(STALE_TWIN[other], address)]);
    return page;
  }

  async forget(address: string): Promise<void> {
    this.#memory.delete(address);
    this.#known.delete(address);
    for (const shelf of [...FRESH, ...STALE]) await this.#folder.remove(shelf, address);
  }

  published(): void {
    this.#publishes += 1;
  }

  /**
   * Moves the expired pages that this process knows of to the stale shelf.
   * @param newest after a start, the last publish: pages that claim to be newer are from a replaced database
   * @returns the moved pages
   */
  async expire(newest = Number.POSITIVE_INFINITY): Promise<Expired[]> {
    const old = [...this.#known].filter(([, page]) => page.since > newest || this.#isOld(page));
    for (const [address] of old) this.#known.delete(address);
    for (let done = 0; done < old.length; done += MOVES_AT_ONCE) {
      await Promise.all(
        old.slice(done, done + MOVES_AT_ONCE).map(([address, { shelf }]) => {
          this.#memory.delete(address);
          return this.#folder.move(shelf, STALE_TWIN[shelf], address);
        }),
      );
    }
    return old.map(([address, { tags }]) => ({ address, tags }));
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

  #isOld({ isForever, tags, since, at, build }: Age): boolean {
    if (isForever) return false;
    return build < this.#options.build || at < Date.now() - LONGEST_MS || this.#options.isExpired(tags, since);
  }
}

export type Expired = { address: string; tags: string[] };
