import fs from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { replaceFile } from '../../lib/replace-file.ts';
import { type Bodies, ENCODINGS, withEtag } from './encodings.ts';

const notesSchema = z.object({
  headers: z.record(z.string(), z.string()),
  tags: z.array(z.string()),
  since: z.number(),
  /** When it was rendered, in ms since the epoch. */
  at: z.number(),
  build: z.number(),
});
export type PageNotes = z.infer<typeof notesSchema>;
export type PageFiles = { notes: PageNotes; bodies: Bodies };

/** `fresh` and `stale` contain pages that any file server may send; those in `own` need the headers in their notes. */
export type Shelf = 'fresh' | 'own/fresh' | 'stale' | 'own/stale';
export const FRESH = ['fresh', 'own/fresh'] as const;
export const STALE = ['stale', 'own/stale'] as const;

/** Where a fresh page goes when it has expired. */
export const STALE_TWIN = { fresh: 'stale', 'own/fresh': 'own/stale' } as const;

const NOTES = '.notes.json';
const SUFFIX = { br: '.br', gzip: '.gz', identity: '' };
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

/**
 * The published site as files: `<shelf>/about/index.html`, beside it `.br`, `.gz` and `.notes.json`. Its notes
 * are written last, since they vouch for it. They are also written first and removed last, since a page without them
 * would never be swept.
 */
export class PageFolder {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  #file(shelf: Shelf, address: string): string {
    if (!canBeStored(address)) throw new Error(`no file name: ${address}`);
    return path.join(this.#root, shelf, /\.[a-z0-9]+$/.test(address) ? address : path.join(address, 'index.html'));
  }

  async read(shelf: Shelf, address: string, encodings = ENCODINGS): Promise<PageFiles | undefined> {
    if (!canBeStored(address)) return undefined;
    const file = this.#file(shelf, address);
    // Reverse of the order of writing: new notes imply a new body.
    const notes = notesOf(await fs.readFile(file + NOTES).catch(missing));
    if (!notes) return undefined;
    const found: Partial<Bodies> = {};
    for (const encoding of encodings) {
      const body = await fs.readFile(file + SUFFIX[encoding]).catch(missing);
      if (body) found[encoding] = withEtag(body);
    }
    const { identity } = found;
    return identity && { notes, bodies: { ...found, identity } };
  }

  /** If it cannot be written (the disk is full), none of it stays, and the error is thrown. */
  async write(shelf: (typeof FRESH)[number], address: string, { notes, bodies }: PageFiles): Promise<void> {
    const file = this.#file(shelf, address);
    const vouch = () => replaceFile(file + NOTES, JSON.stringify(notes));
    try {
      await fs.mkdir(path.dirname(file), { recursive: true });
      // Later, on a full disk, it could no longer be made.
      await fs.mkdir(path.dirname(this.#file(STALE_TWIN[shelf], address)), { recursive: true });
      // A process that is killed before the end leaves nothing that no sweep would find.
      if (!(await fs.stat(file + NOTES).catch(missing))) {
        await this.remove(shelf, address);
        await vouch();
      }
      for (const encoding of ENCODINGS) {
        const made = bodies[encoding];
        if (made) await replaceFile(file + SUFFIX[encoding], made.body);
      }
      await vouch();
    } catch (error) {
      await this.remove(shelf, address);
      throw error;
    }
  }

  /** If it cannot be moved (the disk is full), it is removed: an expired page must not stay where it was. */
  async move(from: Shelf, to: Shelf, address: string): Promise<void> {
    const [old, target] = [this.#file(from, address), this.#file(to, address)];
    try {
      await fs.mkdir(path.dirname(target), { recursive: true });
      await eachFile((suffix) => fs.rename(old + suffix, target + suffix));
    } catch {
      await this.remove(from, address);
    }
  }

  async remove(shelf: Shelf, address: string): Promise<void> {
    if (!canBeStored(address)) return;
    const file = this.#file(shelf, address);
    await eachFile((suffix) => fs.unlink(file + suffix));
  }

  /** Pages that changed since the last call. @param known modification times by address; updated */
  async *changed(shelf: Shelf, known: Map<string, number>): AsyncGenerator<{ address: string; notes: PageNotes }> {
    const root = path.join(this.#root, shelf);
    for (const name of (await fs.readdir(root, { recursive: true }).catch(missing)) ?? []) {
      if (!name.endsWith(NOTES)) continue;
      const file = path.join(root, name);
      const address = `/${name.slice(0, -NOTES.length)}`.replace(/\/index\.html$/, '') || '/';
      const written = (await fs.stat(file).catch(missing))?.mtimeMs;
      if (written === undefined || known.get(address) === written || !canBeStored(address)) continue;
      known.set(address, written);
      const notes = notesOf(await fs.readFile(file).catch(missing));
      if (notes) yield { address, notes };
    }
  }
}

async function eachFile(act: (suffix: string) => Promise<void>): Promise<void> {
  for (const suffix of [...Object.values(SUFFIX), NOTES]) await act(suffix).catch(missing);
}

function notesOf(text: Buffer | undefined): PageNotes | undefined {
  try {
    return notesSchema.parse(JSON.parse(String(text)));
  } catch {
    return undefined;
  }
}
