import { z } from 'zod';
import { Failure } from './failure.ts';

/** Key in Payload's key-value table, followed by the name of the migration (docs/decisions/063-expand-then-contract.md). */
export const CONTRACTION = 'contraction:';

/** `needs`: the migration that code must know in order to work with the database from then on. */
export type Contraction = { needs: string; reason: string };

const stored = z.array(z.object({ key: z.string(), data: z.object({ needs: z.string(), reason: z.string() }) }));

const READ = `SELECT key, data FROM payload.payload_kv WHERE key LIKE '${CONTRACTION}%' ORDER BY key`;
/** A database without the site's tables: it is new, or is being restored. */
const NO_TABLES = new Set(['42P01', '3F000']);

/** The code here would fail at reads and writes of this database. */
export class NewerDatabase extends Failure {
  constructor(migration: string, { needs, reason }: Contraction) {
    super(
      `The database belongs to a newer version of this site. Its migration ${migration} (${reason}) needs a version that ` +
        `has the migration ${needs}. Start such a version, or go back: docs/releasing.md, "Going back".`,
    );
  }
}

type Query = (text: string) => Promise<{ rows: unknown[] }>;

/**
 * Asks a database whether code with these migrations may work with it. `known` is undefined while it is not known yet.
 * @throws NewerDatabase after a contraction that this code is too old for
 */
export async function refuseNewer(query: Query, known: readonly string[] | undefined): Promise<void> {
  const { rows } = await query(READ).catch((error: { code?: string }) => {
    if (NO_TABLES.has(error.code ?? '')) return { rows: [] };
    throw error;
  });
  const last = known && stored.parse(rows).findLast(({ data }) => !known.includes(data.needs));
  if (last) throw new NewerDatabase(last.key.slice(CONTRACTION.length), last.data);
}
