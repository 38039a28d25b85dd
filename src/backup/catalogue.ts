import type pg from 'pg';
import { LITE_ROLE } from '../../supabase/local/lite-role.ts';
import { MIGRATIONS_TABLE } from '../payload/own-tables.ts';
import type { Manifest, Table } from './manifest.ts';

const SITE = 'payload';
/** Embedded visitor services. An external Supabase project has its own backup. */
const VISITORS = ['public', 'auth'];

async function rowsOf<Row extends pg.QueryResultRow>(client: pg.Client, query: string, values: unknown[] = []) {
  const { rows } = await client.query<Row>(query, values);
  return rows;
}

export async function contentSchemas(client: pg.Client): Promise<string[]> {
  const query = `
    select exists (select from pg_namespace where nspname = 'auth' and pg_get_userbyid(nspowner) = $1) as embedded`;
  const [row] = await rowsOf<{ embedded: boolean }>(client, query, [LITE_ROLE]);
  return row?.embedded ? [SITE, ...VISITORS] : [SITE];
}

export const tablesIn = (client: pg.Client, schemas: string[]) =>
  rowsOf<Omit<Table, 'rows'>>(
    client,
    `select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind = 'r' and n.nspname = any($1)
     group by 1, 2 order by 1, 2`,
    [schemas],
  );

/** Without indexes. Compressed values take less here than in the files of a backup. */
export async function bytesOfTables(client: pg.Client, schemas: string[]): Promise<number> {
  const query = `
    select coalesce(sum(pg_table_size(c.oid)), 0)::text as bytes from pg_class c
    join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'r' and n.nspname = any($1)`;
  const [row] = await rowsOf<{ bytes: string }>(client, query, [schemas]);
  return Number(row?.bytes ?? 0);
}

export const sequencesIn = (client: pg.Client, schemas: string[]) =>
  rowsOf<Manifest['sequences'][number]>(
    client,
    `select schemaname as schema, sequencename as name, last_value::text as last
     from pg_sequences where last_value is not null and schemaname = any($1) order by 1, 2`,
    [schemas],
  );

export const foreignKeysIn = (client: pg.Client, schemas: string[]) =>
  rowsOf<{ schema: string; table: string; name: string; definition: string }>(
    client,
    `select n.nspname as schema, c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
     from pg_constraint k
     join pg_class c on c.oid = k.conrelid
     join pg_namespace n on n.oid = c.relnamespace
     where k.contype = 'f' and n.nspname = any($1) order by 1, 2, 3`,
    [schemas],
  );

/** Oldest first. */
export async function migrationsIn(client: pg.Client, schemas: string[]) {
  const site = await rowsOf<{ name: string }>(
    client,
    `select name from ${MIGRATIONS_TABLE} where name is not null and batch >= 0 order by name`,
  );
  if (schemas.length === 1) return { migrations: site.map(({ name }) => name), visitorMigrations: [] };
  const visitors = await rowsOf<{ version: string }>(
    client,
    'select version from supabase_migrations.schema_migrations order by version',
  );
  return { migrations: site.map(({ name }) => name), visitorMigrations: visitors.map(({ version }) => version) };
}
