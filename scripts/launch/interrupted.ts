import fs from 'node:fs';
import { readManifest } from '../../src/backup/read-manifest.ts';
import { MIGRATIONS_TABLE } from '../../src/payload/own-tables.ts';
import { withDatabase } from '../postgres/database-check.ts';

const PREFIX = 'upgrading since ';

/** Until the upgrade is complete, in the place of the note that the database is prepared (prepare.ts). */
export const noteBegun = (databaseUrl: string, archive: string): Promise<unknown> =>
  withDatabase(databaseUrl, (client) =>
    client.query(`COMMENT ON SCHEMA payload IS ${client.escapeLiteral(PREFIX + archive)}`).catch(() => undefined),
  );

/**
 * The backup from before an upgrade that was interrupted after its first migration: a new one could not be restored by
 * the version before. Undefined if there is none.
 */
export async function backupOfInterrupted(databaseUrl: string): Promise<string | undefined> {
  const { note, migrations } = await withDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query<{ note: string | null; migrations: string }>(`
      SELECT obj_description(to_regnamespace('payload'), 'pg_namespace') AS note,
        (SELECT count(*) FROM ${MIGRATIONS_TABLE} WHERE batch > 0)::text AS migrations`);
    return { note: rows[0]?.note ?? '', migrations: Number(rows[0]?.migrations) };
  });
  const archive = note.startsWith(PREFIX) ? note.slice(PREFIX.length) : '';
  if (!archive || !fs.existsSync(archive)) return undefined;
  const before = await readManifest(archive);
  return before && before.migrations.length < migrations ? archive : undefined;
}
