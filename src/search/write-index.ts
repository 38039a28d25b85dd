import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { databaseOf } from '@/payload/transaction';
import type { Entry } from './entry';
import { separated } from './separated';

export type Version = 'newest' | 'published';

/** In the request's transaction, so that the index changes with the document or not at all. */
const run = async (req: PayloadRequest, statement: ReturnType<typeof sql>) =>
  (await databaseOf(req.payload, req)).execute(statement);

/** Adds or replaces the row of each version; `unless-newer` keeps the rows of later changes. One row per document. */
export async function writeRows(req: PayloadRequest, rows: Entry[], versions: Version[], mode?: 'unless-newer') {
  if (rows.length === 0) return;
  const stored = rows.map((row) => ({ ...row, title: separated(row.title), body: separated(row.body) }));
  const column = (name: keyof Entry) => sql.param(stored.map((row) => row[name]));
  const condition = mode ? sql` where payload.text_index.changed_at <= excluded.changed_at` : sql``;
  await run(
    req,
    sql`
    insert into payload.text_index (place, document, version, title, path, body, is_hidden, editor, changed_at)
    select place, document, version, title, path, body, is_hidden, editor, changed_at
      from unnest(${column('place')}::text[], ${column('document')}::text[], ${column('title')}::text[],
        ${column('path')}::text[], ${column('body')}::text[], ${column('isHidden')}::boolean[],
        ${column('editor')}::text[], ${column('changedAt')}::timestamptz[])
        as changed (place, document, title, path, body, is_hidden, editor, changed_at)
      cross join unnest(${sql.param(versions)}::text[]) as version
    on conflict (place, document, version) do update set title = excluded.title, path = excluded.path,
      body = excluded.body, is_hidden = excluded.is_hidden, editor = excluded.editor,
      changed_at = excluded.changed_at${condition}`,
  );
}

export async function removeRows(req: PayloadRequest, place: string, documents: string[], version?: Version) {
  if (documents.length === 0) return;
  const which = version ? sql` and version = ${version}` : sql``;
  await run(
    req,
    sql`delete from payload.text_index where place = ${place} and document = any(${sql.param(documents)}::text[])${which}`,
  );
}

/** Removes rows of documents that are deleted, in the trash or no longer published. `place`: a collection. */
export async function removeOrphans(req: PayloadRequest, place: string, hasDrafts: boolean): Promise<void> {
  const table = sql.identifier(place.replaceAll('-', '_'));
  const isLive = hasDrafts ? sql` and (i.version = 'newest' or d._status = 'published')` : sql``;
  await run(
    req,
    sql`
    delete from payload.text_index i where i.place = ${place} and not exists (
      select 1 from payload.${table} d where d.id::text = i.document and d.deleted_at is null${isLive})`,
  );
}

/** Collections and globals that have rows. */
export async function indexedPlaces(req: PayloadRequest): Promise<Set<string>> {
  const { rows } = await run(req, sql`select distinct place from payload.text_index`);
  return new Set(rows.map(({ place }) => String(place)));
}
