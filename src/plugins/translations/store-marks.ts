import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { databaseOf } from '@/payload/transaction';
import { ofVersion, tablesOf } from '@/payload/version-tables';
import type { Target } from './documents';
import type { Fingerprints } from './states';

/**
 * Not a save: visitors read the same, so a published document needs no draft. Marks what is live only if there is no newer
 * draft, whose texts they are.
 */
export async function storeMarks(req: PayloadRequest, { collection, id }: Target, marks: Fingerprints): Promise<void> {
  if (Object.keys(marks).length === 0) return;
  const tables = tablesOf(collection);
  const marked = sql.identifier(ofVersion('translated'));
  const database = await databaseOf(req.payload, req);
  const added = JSON.stringify(marks);
  await database.execute(sql`
    update payload.${sql.identifier(tables.versions)}
    set ${marked} = coalesce(${marked}, '{}'::jsonb) || ${added}::jsonb
    where parent_id = ${id} and latest`);
  await database.execute(sql`
    update payload.${sql.identifier(tables.documents)} set translated = coalesce(translated, '{}'::jsonb) || ${added}::jsonb
    where id = ${id} and (_status = 'draft' or not exists (
      select from payload.${sql.identifier(tables.versions)}
      where parent_id = ${id} and latest and ${sql.identifier(ofVersion('_status'))} = 'draft'))`);
}
