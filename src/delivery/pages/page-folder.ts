import type { Dirent } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** What a page's small file says of it: how it is answered, and what makes it old. */
const notesSchema = z.object({
  headers: z.record(z.string(), z.string()),
  tags: z.array(z.string()),
  /** The publish that was the last one known when its render began. */
  since: z.number(),
  /** When it was rendered, in milliseconds. */
  at: z.number(),
  /** When the build was made that has rendered it. */
  build: z.number(),
});
export type PageNotes = z.infer<typeof notesSchema>;
export type PageFiles = { notes: PageNotes; body: Buffer; br?: Buffer; gzip?: Buffer };

/**
 * Where a page lies: `fresh` and `stale` hold what any server of files may send; `own` what needs headers that only the
 * notes know.
 */
export type Shelf = 'fresh' | 'own/fresh' | 'stale' | 'own/stale';
export const FRESH = ['fresh', 'own/fresh'] as const;
export const STALE = ['stale', 'own/stale'] as const;

const NOTES = '.notes.json';
const isFile = (address: string) => /\.[a-z0-9]+$/.test(address);
/** The longest address of ours: that of a document, and what a link preview adds to it. */
const LONGEST = 220;

/** Can it be a file? An address in another spelling, with a slash at its end, or with the name of a file in here, is none. */
export const canBeKept = (address: string): boolean =>
  address === '/' ||
  (address.length <= LONGEST &&
    /^(?:\/(?:\.well-known|[\w-][\w.-]*))+$/.test(address) &&
    !/\/index\.html(?:\.|$)/.test(address));
const missing = (error: NodeJS.ErrnoException) => {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
  return undefined;
};

let drafts = 0;

/** The published site as files: `<shelf>/about/index.html`, beside it `.br`, `.gz` and `.notes.json`. */
export class PageFolder {
  readonly #root: string;

  /** @param root is made when something is written */
  constructor(root: string) {
    this.#root = root;
  }

  #file(shelf: Shelf, address: string): string {
    return path.join(this.#root, shelf, isFile(address) ? address : path.join(address, 'index.html'));
  }

  /** Undefined: not there, or not whole. */
  async read(shelf: Shelf, address: string): Promise<PageFiles | undefined> {
    if (!canBeKept(address)) return undefined;
    const file = this.#file(shelf, address);
    // In this order, against that of writing: notes that are new belong to a body that is new.
    const notes = await fs.readFile(file + NOTES).catch(missing);
    if (!notes) return undefined;
    const [body, br, gz] = await Promise.all(
      ['', '.br', '.gz'].map((suffix) => fs.readFile(file + suffix).catch(missing)),
    );
    if (!body) return undefined;
    const parsed = notesOf(notes);
    return parsed && { notes: parsed, body, ...(br && { br }), ...(gz && { gzip: gz }) };
  }

  /** Puts a page on a shelf, without its encodings: those of its predecessor are removed first, so that they are never sent for it. */
  async write(shelf: Shelf, address: string, { notes, body }: PageFiles): Promise<void> {
    if (!canBeKept(address)) return;
    const file = this.#file(shelf, address);
    await fs.mkdir(path.dirname(file), { recursive: true });
    await Promise.all(['.br', '.gz'].map((suffix) => fs.rm(file + suffix, { force: true })));
    await replace(file, body);
    await replace(file + NOTES, Buffer.from(JSON.stringify(notes)));
  }

  /** Adds the encodings of a page, if it lies there. */
  async encode(shelf: Shelf, address: string, { br, gzip }: { br: Buffer; gzip: Buffer }): Promise<void> {
    if (!canBeKept(address)) return;
    const file = this.#file(shelf, address);
    await Promise.all([replace(`${file}.br`, br).catch(missing), replace(`${file}.gz`, gzip).catch(missing)]);
  }

  /** Moves a page to another shelf, over what lies there. */
  async move(from: Shelf, to: Shelf, address: string): Promise<void> {
    if (!canBeKept(address)) return;
    const [old, target] = [this.#file(from, address), this.#file(to, address)];
    await fs.mkdir(path.dirname(target), { recursive: true });
    // The body first: without it nothing is sent from here.
    for (const suffix of ['', '.br', '.gz', NOTES]) await fs.rename(old + suffix, target + suffix).catch(missing);
  }

  /** Takes a page away. */
  async remove(shelf: Shelf, address: string): Promise<void> {
    if (!canBeKept(address)) return;
    const file = this.#file(shelf, address);
    for (const suffix of ['', '.br', '.gz', NOTES]) await fs.rm(file + suffix, { force: true }).catch(missing);
  }

  /**
   * The notes of every page on a shelf that have changed since a time before.
   * @param known when the notes of an address were written, as far as known; brought up to date
   */
  async *changed(shelf: Shelf, known: Map<string, number>): AsyncGenerator<{ address: string; notes: PageNotes }> {
    const root = path.join(this.#root, shelf);
    const all: Dirent[] = (await fs.readdir(root, { recursive: true, withFileTypes: true }).catch(missing)) ?? [];
    for (const { parentPath, name } of all) {
      if (!name.endsWith(NOTES)) continue;
      const file = path.join(parentPath, name);
      const address = addressOf(path.relative(root, file));
      const written = (await fs.stat(file).catch(missing))?.mtimeMs;
      if (written === undefined || known.get(address) === written) continue;
      known.set(address, written);
      const notes = notesOf(await fs.readFile(file).catch(missing));
      if (notes) yield { address, notes };
    }
  }
}

/** The address of what has its notes in this file of a shelf. */
const addressOf = (file: string) => `/${file.slice(0, -NOTES.length)}`.replace(/\/index\.html$/, '').replace(/^$/, '/');

function notesOf(text: Buffer | undefined): PageNotes | undefined {
  try {
    return notesSchema.parse(JSON.parse(String(text)));
  } catch {
    return undefined;
  }
}

/** In one step: a process that is killed while it writes leaves the file as it was. */
async function replace(file: string, body: Buffer): Promise<void> {
  drafts += 1;
  const draft = `${file}.${process.pid}-${drafts}`;
  await fs.writeFile(draft, body);
  await fs.rename(draft, file);
}
