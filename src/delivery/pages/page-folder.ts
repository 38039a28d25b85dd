import type { Dirent } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const notesSchema = z.object({
  headers: z.record(z.string(), z.string()),
  tags: z.array(z.string()),
  since: z.number(),
  /** When it was rendered, in ms since the epoch. */
  at: z.number(),
  build: z.number(),
});
export type PageNotes = z.infer<typeof notesSchema>;
export type PageFiles = { notes: PageNotes; body: Buffer; br?: Buffer; gzip?: Buffer };

/** `fresh` and `stale` contain pages that any file server may send; those in `own` need the headers in their notes. */
export type Shelf = 'fresh' | 'own/fresh' | 'stale' | 'own/stale';
export const FRESH = ['fresh', 'own/fresh'] as const;
export const STALE = ['stale', 'own/stale'] as const;

const NOTES = '.notes.json';
const BODIES = ['', '.br', '.gz'];
const isFile = (address: string) => /\.[a-z0-9]+$/.test(address);
/** Maximum length of an address: a document's path and the suffix of its link preview. */
const LONGEST = 220;

/** False for addresses that cannot be file names: other spellings, a trailing slash, names used by this folder. */
export const canBeStored = (address: string): boolean =>
  address === '/' ||
  (address.length <= LONGEST &&
    /^(?:\/(?:\.well-known|[\w-][\w.-]*))+$/.test(address) &&
    !/\/index\.html(?:\.|$)/.test(address));
const missing = (error: NodeJS.ErrnoException) => {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
  return undefined;
};

let drafts = 0;

/**
 * The published site as files: `<shelf>/about/index.html`, beside it `.br`, `.gz` and `.notes.json`. Its notes
 * are written last, since they vouch for it, and removed last, since a page without them would never be swept.
 */
export class PageFolder {
  readonly #root: string;

  /** @param root created on the first write */
  constructor(root: string) {
    this.#root = root;
  }

  #file(shelf: Shelf, address: string): string {
    return path.join(this.#root, shelf, isFile(address) ? address : path.join(address, 'index.html'));
  }

  async read(shelf: Shelf, address: string): Promise<PageFiles | undefined> {
    if (!canBeStored(address)) return undefined;
    const file = this.#file(shelf, address);
    // Reverse of the order of writing: new notes imply a new body.
    const notes = await fs.readFile(file + NOTES).catch(missing);
    if (!notes) return undefined;
    const [body, br, gz] = await Promise.all(BODIES.map((suffix) => fs.readFile(file + suffix).catch(missing)));
    if (!body) return undefined;
    const parsed = notesOf(notes);
    return parsed && { notes: parsed, body, ...(br && { br }), ...(gz && { gzip: gz }) };
  }

  async write(shelf: Shelf, address: string, { notes, body, br, gzip }: PageFiles): Promise<void> {
    if (!canBeStored(address)) return;
    const file = this.#file(shelf, address);
    await fs.mkdir(path.dirname(file), { recursive: true });
    await Promise.all([replace(file, body), br && replace(`${file}.br`, br), gzip && replace(`${file}.gz`, gzip)]);
    await replace(file + NOTES, Buffer.from(JSON.stringify(notes)));
  }

  async move(from: Shelf, to: Shelf, address: string): Promise<void> {
    if (!canBeStored(address)) return;
    const [old, target] = [this.#file(from, address), this.#file(to, address)];
    await fs.mkdir(path.dirname(target), { recursive: true });
    const rename = (suffix: string) => fs.rename(old + suffix, target + suffix).catch(missing);
    await Promise.all(BODIES.map(rename));
    await rename(NOTES);
  }

  async remove(shelf: Shelf, address: string): Promise<void> {
    if (!canBeStored(address)) return;
    const file = this.#file(shelf, address);
    const rm = (suffix: string) => fs.rm(file + suffix, { force: true }).catch(missing);
    await Promise.all(BODIES.map(rm));
    await rm(NOTES);
  }

  /**
   * Notes of the pages on a shelf that changed since the last call.
   * @param known modification times of notes by address; updated
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

const addressOf = (file: string) => `/${file.slice(0, -NOTES.length)}`.replace(/\/index\.html$/, '').replace(/^$/, '/');

function notesOf(text: Buffer | undefined): PageNotes | undefined {
  try {
    return notesSchema.parse(JSON.parse(String(text)));
  } catch {
    return undefined;
  }
}

/** Atomic: a process that is killed while writing leaves the file as it was. */
async function replace(file: string, body: Buffer): Promise<void> {
  drafts += 1;
  const draft = `${file}.${process.pid}-${drafts}`;
  await fs.writeFile(draft, body);
  await fs.rename(draft, file);
}
