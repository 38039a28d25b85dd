import type { MigrateUpArgs } from '@payloadcms/db-postgres';
import { sql } from 'drizzle-orm';
import { CONTRACTION, type Contraction } from './contraction';

/**
 * For a migration that older code does not survive: from its commit on, code without the migration `needs` refuses to
 * work with the database. `needs` is the migration of the release that stopped using what is removed here; the
 * migration's own name if that is the same release.
 */
export async function contract(
  db: MigrateUpArgs['db'],
  { migration, ...contraction }: Contraction & { migration: string },
): Promise<void> {
  await db.execute(sql`
    INSERT INTO payload.payload_kv (key, data) VALUES (${CONTRACTION + migration}, ${JSON.stringify(contraction)}::jsonb)
    ON CONFLICT (key) DO UPDATE SET data = excluded.data`);
}
