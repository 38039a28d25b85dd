import { z } from 'zod';
import { isCoded } from '../../lib/routes.ts';
import { GeneratedFile } from '../pages/generated-file.ts';

const buildSchema = z.object({ fixed: z.array(z.string()), newestMigration: z.string() });
const tableSchema = z.object({ madeAt: z.number(), tags: z.array(z.string()), paths: z.array(z.string()) });

type Load = (file: 'server.json' | 'paths.json') => Promise<unknown>;

/** Published paths and facts of the build (src/app/generated generates both files). */
export class SiteFacts {
  readonly #load: Load;
  readonly #table: GeneratedFile<z.infer<typeof tableSchema> & { known: Set<string> }>;
  #build: z.infer<typeof buildSchema> | undefined;

  constructor(load: Load, isExpired: (tags: string[], madeAt: number) => boolean) {
    this.#load = load;
    this.#table = new GeneratedFile(async () => {
      const table = tableSchema.parse(await load('paths.json'));
      return { ...table, known: new Set(table.paths) };
    }, isExpired);
  }

  get newestMigration(): string | undefined {
    return this.#build?.newestMigration;
  }

  get paths(): string[] {
    return this.#table.content?.paths ?? [];
  }

  get isCurrent(): boolean {
    return this.#table.isCurrent;
  }

  /** Loads missing and expired files. Never rejects: known content is kept. */
  async refresh(): Promise<void> {
    const build = this.#build ? undefined : await this.#load('server.json').catch(() => undefined);
    if (build) this.#build = buildSchema.parse(build);
    if (!this.isCurrent) await this.#table.refresh();
  }

  /** Waits for the first load only, and not again right after a failure. */
  async ready(): Promise<void> {
    if (!this.#table.content && this.#table.isOutdated) await this.refresh();
  }

  /** Whether a document has this path; `undefined` if unknown, or if code may answer it. */
  has(path: string): boolean | undefined {
    if (!this.#table.content) return undefined;
    if (this.#table.content.known.has(path)) return true;
    return isCoded(path) || this.#build?.fixed.includes(path) ? undefined : false;
  }
}
