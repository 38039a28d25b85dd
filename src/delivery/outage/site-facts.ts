import { z } from 'zod';
import { isCoded } from '../../lib/routes.ts';
import { GeneratedFile } from '../pages/generated-file.ts';

const buildSchema = z.object({ fixed: z.array(z.string()), newestMigration: z.string() });
const tableSchema = z.object({ madeAt: z.number(), tags: z.array(z.string()), paths: z.array(z.string()) });

type Load = (file: 'server.json' | 'paths.json') => Promise<unknown>;

/** What the server knows of the site behind it: at which paths there are pages (src/app/generated has both files). */
export class SiteFacts {
  readonly #load: Load;
  readonly #table: GeneratedFile<z.infer<typeof tableSchema> & { known: Set<string> }>;
  /** Part of the build. */
  #build: z.infer<typeof buildSchema> | undefined;

  constructor(load: Load, isExpired: (tags: string[], madeAt: number) => boolean) {
    this.#load = load;
    this.#table = new GeneratedFile(async () => {
      const table = tableSchema.parse(await load('paths.json'));
      return { ...table, known: new Set(table.paths) };
    }, isExpired);
  }

  /** The newest migration that this build knows. */
  get newestMigration(): string | undefined {
    return this.#build?.newestMigration;
  }

  /** Paths of all published documents, as far as is known. */
  get paths(): string[] {
    return this.#table.content?.paths ?? [];
  }

  /** Is there a list of published paths, and is it of today? */
  get isCurrent(): boolean {
    return this.#table.isCurrent;
  }

  /** Reads the files that are missing or have expired. Never rejects: the last known content stays. */
  async refresh(): Promise<void> {
    const build = this.#build ? undefined : await this.#load('server.json').catch(() => undefined);
    if (build) this.#build = buildSchema.parse(build);
    if (!this.isCurrent) await this.#table.refresh();
  }

  /** For those who need to know now: waits only for the first answer, and not again right after a failure. */
  async ready(): Promise<void> {
    if (!this.#table.content && this.#table.isOutdated) await this.refresh();
  }

  /** Is there a page at this path, of a document or of nothing? `undefined`: that is not known. */
  has(path: string): boolean | undefined {
    if (!this.#table.content) return undefined;
    if (this.#table.content.known.has(path)) return true;
    return isCoded(path) || this.#build?.fixed.includes(path) ? undefined : false;
  }
}
