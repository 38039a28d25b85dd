import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { databaseOf } from '@/payload/transaction';
import type { Target } from './documents';
import type { Fingerprints } from './states';

/** Not a save: visitors read the same, so a published document needs no draft. Updates the live row if it is newest. */
export async function storeMarks(req: PayloadRequest, { collection, id }: Target, marks: Fingerprints): Promise<void> {
  if (Object.keys(marks).length === 0) return;
  const table = collection.replaceAll('-', '_');
  const database = await databaseOf(req.payload, req);
  const added = JSON.stringify(marks);
  await database.execute(sql`
    update payload.${sql.identifier(`_${table}_v`)}
    set version_translated = coalesce(version_translated, '{}'::jsonb) || ${added}::jsonb
    where parent_id = ${id} and latest`);
  await database.execute(sql`
    update payload.${sql.identifier(table)} set translated = coalesce(translated, '{}'::jsonb) || ${added}::jsonb
    where id = ${id}`);
}
