import { z } from 'zod';
import { fixedRedirects, isCoded } from '../../lib/routes.ts';
import { GeneratedFile } from './generated-file.ts';
import type { IsExpired } from './page-store.ts';

const tableSchema = z.object({ madeAt: z.number(), tags: z.array(z.string()), paths: z.array(z.string()) });
type Table = z.infer<typeof tableSchema> & { known: Set<string> };

export class PublishedPaths extends GeneratedFile<Table> {
  constructor(load: () => Promise<unknown>, isExpired: IsExpired) {
    super(async () => {
      const table = tableSchema.parse(await load());
      return { ...table, known: new Set(table.paths) };
    }, isExpired);
  }

  get all(): string[] {
    return this.content?.paths ?? [];
  }

  async ready(): Promise<void> {
    if (!this.content && this.isOutdated) await this.refresh();
  }

  /** Whether a document has this path; `undefined` if unknown, or if code may handle it. */
  has(path: string): boolean | undefined {
    if (!this.content) return undefined;
    if (this.content.known.has(path)) return true;
    return isCoded(path) || Object.hasOwn(fixedRedirects, path) ? undefined : false;
  }
}
