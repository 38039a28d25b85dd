import type postgres from 'postgres';
import { LITE_ROLE } from '../../supabase/local/lite-role.ts';
import type { Manifest, Table } from './manifest.ts';

export type Connection = postgres.Sql | postgres.TransactionSql;

const SITE = 'payload';
/** Embedded visitor services. An external Supabase project has its own backup. */
const VISITORS = ['public', 'auth'];

export async function contentSchemas(sql: Connection): Promise<string[]> {
  const [row] = await sql<{ embedded: boolean }[]>`
    select exists (select from pg_namespace where nspname = 'auth' and pg_get_userbyid(nspowner) = ${LITE_ROLE})
      as embedded`;
  return row?.embedded ? [SITE, ...VISITORS] : [SITE];
}

export const tablesIn = (sql: Connection, schemas: string[]) => sql<Omit<Table, 'rows'>[]>`
  select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relkind = 'r' and n.nspname in ${sql(schemas)}
  group by 1, 2 order by 1, 2`;

export const sequencesIn = (sql: Connection, schemas: string[]) => sql<Manifest['sequences']>`
  select schemaname as schema, sequencename as name, last_value::text as last
  from pg_sequences where last_value is not null and schemaname in ${sql(schemas)} order by 1, 2`;

export const foreignKeysIn = (sql: Connection, schemas: string[]) => sql<
  { schema: string; table: string; name: string; definition: string }[]
>`
  select n.nspname as schema, c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
  from pg_constraint k
  join pg_class c on c.oid = k.conrelid
  join pg_namespace n on n.oid = c.relnamespace
  where k.contype = 'f' and n.nspname in ${sql(schemas)} order by 1, 2, 3`;

/** Oldest first. */
export async function migrationsIn(sql: Connection, schemas: string[]) {
  const site = await sql<{ name: string }[]>`
    select name from payload.payload_migrations where name is not null and batch >= 0 order by name`;
  if (schemas.length === 1) return { migrations: site.map(({ name }) => name), visitorMigrations: [] };
  const visitors = await sql<{ version: string }[]>`
    select version from supabase_migrations.schema_migrations order by version`;
  return { migrations: site.map(({ name }) => name), visitorMigrations: visitors.map(({ version }) => version) };
}
