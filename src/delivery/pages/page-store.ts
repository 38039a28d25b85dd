import { LRUCache } from 'lru-cache';
import { type Bodies, compressed, isText, withEtag } from './encodings.ts';
import { canBeKept, FRESH, type PageFiles, type PageFolder, type PageNotes, type Shelf, STALE } from './page-folder.ts';

/** A page as it can be sent. */
export type Page = {
  address: string;
  status: number;
  headers: Record<string, string>;
  bodies: Bodies;
  /** Was it, or is it, kept? Then it has all headers that an answer needs. */
  isKept: boolean;
};
/** What decides whether a page is old. */
type Age = Pick<PageNotes, 'tags' | 'since' | 'at' | 'build'> & { isForever: boolean };
type Held = Page & { age: Age; validAt: number };

const STALE_TWIN = { fresh: 'stale', 'own/fresh': 'own/stale' } as const satisfies Partial<Record<Shelf, Shelf>>;
/** Files such as security.txt state when they expire, so a page is rendered again after this time, publish or no publish. */
const LONGEST_MS = 30 * 24 * 3_600_000;
/** What a page weighs besides its bodies: headers, tags, path. */
const OVERHEAD_BYTES = 2048;

const weightOf = ({ bodies }: Page) =>
  Object.values(bodies).reduce((sum, { body }) => sum + body.length, OVERHEAD_BYTES);

const ageOf = ({ headers, tags, since, at, build }: PageNotes): Age => ({
  ...{ tags, since, at, build },
  // Its address changes when it does.
  isForever: headers['cache-control']?.includes('immutable') ?? false,
});

function held(address: string, { notes, body, br, gzip }: PageFiles): Held {
  const bodies: Bodies = {
    identity: withEtag(body),
    ...(br && { br: withEtag(br) }),
    ...(gzip && { gzip: withEtag(gzip) }),
  };
  return { address, status: 200, headers: notes.headers, bodies, isKept: true, age: ageOf(notes), validAt: -1 };
}

type Options = {
  /** When the build of this process was made: what an older one has rendered is rendered again. */
  build: number;
  /** Most bytes in memory. */
  mostBytes: number;
  isExpired: (tags: string[], since: number) => boolean;
  /** May any server of files send it, with the headers that all pages have? */
  isPlain: (headers: Record<string, string>) => boolean;
};

/**
 * The published site: a folder, and in front of it a bounded memory of the pages that are asked for. A page is as valid as
 * its tags; one that has expired moves to the stale shelf, where it is until there is a new one.
 */
export class PageStore {
  readonly #folder: PageFolder;
  readonly #options: Options;
  readonly #memory: LRUCache<string, Held>;
  /** Every page on the fresh shelves. */
  readonly #known = new Map<string, Age & { shelf: (typeof FRESH)[number] }>();
  readonly #looked = { fresh: new Map<string, number>(), 'own/fresh': new Map<string, number>() };
  #publishes = 0;
  #sweeping: Promise<Expired[]> = Promise.resolve([]);

  constructor(folder: PageFolder, options: Options) {
    this.#folder = folder;
    this.#options = options;
    this.#memory = new LRUCache<string, Held>({ maxSize: options.mostBytes, sizeCalculation: weightOf });
  }

  /** A valid page, if it is in memory. */
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

  /** A valid page. */
  async find(address: string): Promise<Page | undefined> {
    const inMemory = this.get(address);
    if (inMemory) return inMemory;
    for (const shelf of FRESH) {
      const files = await this.#folder.read(shelf, address);
      if (!files || this.#isOld(ageOf(files.notes))) continue;
      const page = held(address, files);
      this.#memory.set(address, page);
      // The process that wrote it may have ended before it was compressed.
      if (!page.bodies.br) this.#compressLater(shelf, page);
      return this.get(address);
    }
    return undefined;
  }

  /** The last good copy of a page, valid or not, and how old it is. */
  async last(address: string): Promise<(Page & { since: number }) | undefined> {
    for (const shelf of [...FRESH, ...STALE]) {
      const files = await this.#folder.read(shelf, address);
      if (files) return { ...held(address, files), since: files.notes.since };
    }
    return undefined;
  }

  /**
   * Keeps what was rendered, unless a publish has overtaken it. Resolves when it can be sent; it is compressed after that.
   * @returns the page, also one that is not kept
   */
  async put(
    address: string,
    answer: Omit<PageFiles, 'notes'> & { notes: Omit<PageNotes, 'at' | 'build'> },
  ): Promise<Page> {
    const notes = { ...answer.notes, at: Date.now(), build: this.#options.build };
    const page = held(address, { ...answer, notes });
    if (!canBeKept(address) || this.#isOld(page.age)) return page;
    const shelf: (typeof FRESH)[number] = this.#options.isPlain(notes.headers) ? 'fresh' : 'own/fresh';
    const other = shelf === 'fresh' ? 'own/fresh' : 'fresh';
    this.#memory.set(address, page);
    this.#known.set(address, { ...page.age, shelf });
    await this.#folder.write(shelf, address, { notes, body: answer.body });
    await this.#folder.remove(other, address);
    // The stale copy of its own kind stays: a process that does not know of this page yet may move it there at any moment,
    // and with the stale copy removed after that, there would be none.
    await this.#folder.remove(STALE_TWIN[other], address);
    this.#compressLater(shelf, page);
    return page;
  }

  /** Takes a page away for good: at its address there is none any more. */
  async forget(address: string): Promise<void> {
    this.#memory.delete(address);
    this.#known.delete(address);
    for (const shelf of [...FRESH, ...STALE]) await this.#folder.remove(shelf, address);
  }

  /** Tags have expired: every page is tested again when it is asked for. */
  published(): void {
    this.#publishes += 1;
  }

  /**
   * Looks at every page, after a start and after a publish: what has expired moves to the stale shelf.
   * @param newest the last publish that there is, after a start: a page that claims to be newer is of a database that was
   * replaced
   * @returns what was moved
   */
  sweep(newest = Number.POSITIVE_INFINITY): Promise<Expired[]> {
    this.#sweeping = this.#sweeping.then(
      () => this.#sweep(newest),
      () => this.#sweep(newest),
    );
    return this.#sweeping;
  }

  async #sweep(newest: number): Promise<Expired[]> {
    // Other processes write here as well.
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
    // Weighs more now.
    this.#memory.set(page.address, page);
    await this.#folder.encode(shelf, page.address, { br, gzip });
  }

  #isOld({ isForever, tags, since, at, build }: Age): boolean {
    if (isForever) return false;
    return build < this.#options.build || at < Date.now() - LONGEST_MS || this.#options.isExpired(tags, since);
  }
}

export type Expired = { address: string; tags: string[] };
