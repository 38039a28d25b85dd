import type { PublishedFile } from './published-files.ts';

export type Target = {
  put: (file: PublishedFile, body: Buffer) => Promise<void>;
  remove: (key: string) => Promise<void>;
  /** By key; empty if unknown. */
  load: () => Promise<Record<string, string>>;
  save: (versions: Record<string, string>) => Promise<void>;
};

const isKept = (key: string) => key.startsWith('_next/static/') || key.startsWith('assets/');
const AT_ONCE = 8;

/** The first failure ends all work: none of it goes on, or leaves half a file, after this has rejected. */
async function each<T>(all: T[], work: (one: T) => Promise<void>): Promise<void> {
  const left = [...all];
  const failures: unknown[] = [];
  const worker = async () => {
    for (let one = left.shift(); one !== undefined && failures.length === 0; one = left.shift())
      await work(one).catch((error) => failures.push(error));
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, left.length) }, worker));
  if (failures.length > 0) throw failures[0];
}

export class Mirror {
  readonly #list: () => Promise<PublishedFile[]>;
  readonly #target: Target;
  #copied: Record<string, string> | undefined;

  constructor(list: () => Promise<PublishedFile[]>, target: Target) {
    this.#list = list;
    this.#target = target;
  }

  /**
   * Copies changed files, the build's first, and deletes unpublished ones. Throws if the target fails, or at the end if
   * files could not be read; the next call continues from there.
   */
  async sync(): Promise<{ copied: number; removed: number }> {
    this.#copied ??= await this.#target.load();
    const known = this.#copied;
    const files = await this.#list();
    const changed = files
      .filter(({ key, version }) => known[key] !== version)
      .sort((a, b) => Number(b.key.startsWith('_next/')) - Number(a.key.startsWith('_next/')));
    const there = new Set(files.map(({ key }) => key));
    const gone = Object.keys(known).filter((key) => !there.has(key) && !isKept(key));
    if (changed.length === 0 && gone.length === 0) return { copied: 0, removed: 0 };
    const unreadable: string[] = [];
    try {
      await each(changed, async (file) => {
        const body = await file.read().catch(() => undefined);
        if (!body) return void unreadable.push(file.key);
        await this.#target.put(file, body);
        known[file.key] = file.version;
      });
      await each(gone, async (key) => {
        await this.#target.remove(key);
        delete known[key];
      });
    } finally {
      await this.#target.save(known);
    }
    if (unreadable.length > 0) throw new Error(`these files could not be read: ${unreadable.join(', ')}`);
    return { copied: changed.length, removed: gone.length };
  }
}
