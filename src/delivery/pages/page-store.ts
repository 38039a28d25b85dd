import { LRUCache } from 'lru-cache';
import { type Bodies, compressed, isText, withEtag } from './encodings.ts';
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
/** What determines whether a page has expired. */
type Age = Pick<PageNotes, 'tags' | 'since' | 'at' | 'build'> & { isForever: boolean };
type Held = Page & { age: Age; validAt: number };

const STALE_TWIN = { fresh: 'stale', 'own/fresh': 'own/stale' } as const satisfies Partial<Record<Shelf, Shelf>>;
/**
 * Files such as security.txt contain an expiry date, so pages are rendered again after this time even without a
 * publish.
 */
const LONGEST_MS = 30 * 24 * 3_600_000;
/** Approximate size of a page apart from its bodies: headers, tags, path. */
const OVERHEAD_BYTES = 2048;

const weightOf = ({ bodies }: Page) =>
  Object.values(bodies).reduce((sum, { body }) => sum + body.length, OVERHEAD_BYTES);

const ageOf = ({ headers, tags, since, at, build }: PageNotes): Age => ({
  ...{ tags, since, at, build },
  // Its address changes with its content.
  isForever: headers['cache-control']?.includes('immutable') ?? false,
});

function held(address: string, { notes, body, br, gzip }: PageFiles): Held {
  const bodies: Bodies = {
    identity: withEtag(body),
    ...(br && { br: withEtag(br) }),
    ...(gzip && { gzip: withEtag(gzip) }),
  };
  return { address, status: 200, headers: notes.headers, bodies, isStored: true, age: ageOf(notes), validAt: -1 };
}

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
      const page = held(address, files);
      this.#memory.set(address, page);
      // The process that wrote it may have ended before compressing it.
      if (!page.bodies.br) this.#compressLater(shelf, page);
      return this.get(address);
    }
    return undefined;
  }

  /** The newest copy of a page, valid or stale, with its age. */
  async last(address: string): Promise<(Page & { since: number }) | undefined> {
    for (const shelf of [...FRESH, ...STALE]) {
      const files = await this.#folder.read(shelf, address);
      if (files) return { ...held(address, files), since: files.notes.since };
    }
    return undefined;
  }

  /**
   * Stores a rendered page, unless it was published in the meantime. Resolves when it can be sent; compression
   * follows.
   * @returns the page, even if it was not stored
   */
  async put(
    address: string,
    answer: Omit<PageFiles, 'notes'> & { notes: Omit<PageNotes, 'at' | 'build'> },
  ): Promise<Page> {
    const notes = { ...answer.notes, at: Date.now(), build: this.#options.build };
    const page = held(address, { ...answer, notes });
    if (!canBeStored(address) || this.#isOld(page.age)) return page;
    const shelf: (typeof FRESH)[number] = this.#options.isPlain(notes.headers) ? 'fresh' : 'own/fresh';
    const other = shelf === 'fresh' ? 'own/fresh' : 'fresh';
    this.#memory.set(address, page);
    this.#known.set(address, { ...page.age, shelf });
    await this.#folder.write(shelf, address, { notes, body: answer.body });
    await this.#folder.remove(other, address);
    // The stale copy of its own kind stays: a process that does not know of this page yet may move it there at any
    // moment; removing the stale copy after that would leave none.
    await this.#folder.remove(STALE_TWIN[other], address);
    this.#compressLater(shelf, page);
    return page;
  }

  /** Deletes a page whose address has none any more. */
  async forget(address: string): Promise<void> {
    this.#memory.delete(address);
    this.#known.delete(address);
    for (const shelf of [...FRESH, ...STALE]) await this.#folder.remove(shelf, address);
  }

  /** Expires tags: every page is checked again when it is requested. */
  published(): void {
    this.#publishes += 1;
  }

  /**
   * Checks every page, after a start and after a publish, and moves expired ones to the stale shelf.
   * @param newest after a start, the last publish: pages that claim to be newer are from a replaced database
   * @returns the moved pages
   */
  sweep(newest = Number.POSITIVE_INFINITY): Promise<Expired[]> {
    this.#sweeping = this.#sweeping.then(
      () => this.#sweep(newest),
      () => this.#sweep(newest),
    );
    return this.#sweeping;
  }

  async #sweep(newest: number): Promise<Expired[]> {
    // Other processes write here too.
    for (const shelf of FRESH) {
      for await (const { address, notes } of this.#folder.changed(shelf, this.#looked[shelf])) {
        this.#known.set(address, { ...ageOf(notes), shelf });
      }
    }
    const old = [...this.#known].filter(([, page]) => page.since > newest || this.#isOld(page));
    for (const [address, { shelf }] of old) {
      this.#known.delete(address);
      this.#memory.delete(address);
      await this.#folder.move(shelf, STALE_TWIN[shelf], address);
    }
    return old.map(([address, { tags }]) => ({ address, tags }));
  }

  #compressLater(shelf: Shelf, page: Held): void {
    if (!isText(page.headers)) return;
    this.#compress(shelf, page).catch((error) => console.error('[pages]', error));
  }

  async #compress(shelf: Shelf, page: Held): Promise<void> {
    const { br, gzip } = await compressed(page.bodies.identity.body);
    page.bodies.br = withEtag(br);
    page.bodies.gzip = withEtag(gzip);
    if (this.#memory.peek(page.address) !== page) return;
    // Its size has changed.
    this.#memory.set(page.address, page);
    await this.#folder.encode(shelf, page.address, { br, gzip });
  }

  #isOld({ isForever, tags, since, at, build }: Age): boolean {
    if (isForever) return false;
    return build < this.#options.build || at < Date.now() - LONGEST_MS || this.#options.isExpired(tags, since);
  }
}

export type Expired = { address: string; tags: string[] };
