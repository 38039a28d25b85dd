import pg from 'pg';
import { ownMigrations } from '../../scripts/launch/own-migrations';

export function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.toString();
}

export async function execute(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

export async function databasesLike(url: string, prefix: string): Promise<string[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<{ datname: string }>('select datname from pg_database');
    return rows.map(({ datname }) => datname).filter((name) => name.startsWith(prefix));
  } finally {
    await client.end();
  }
}

/** A database in use cannot be copied, and Payload's `destroy` leaves its connections open. */
export const endConnections = (database: string) =>
  `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}'`;

const OBJECT_IN_USE = '55006';

/** The migration may open a connection after its others were ended: it is ended, and the copy made again. */
export async function createEmptyDatabase(server: string, template: string, id: string): Promise<string> {
  const database = `${template}_${id}`;
  const copy = `create database ${database} template ${template}`;
  try {
    await execute(server, copy);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== OBJECT_IN_USE) throw error;
    await execute(server, endConnections(template), copy);
  }
  return urlOf(server, database);
}

/** Migrations are recorded as they were: some tests make the database one of another version. */
export async function emptyTables(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string; filled: boolean }>(`
      select format('%I.%I', schemaname, tablename) as name,
        (xpath('/row/filled/text()', query_to_xml(
          format('select exists (select from %I.%I) as filled', schemaname, tablename), false, true, '')))[1]::text = 'true' as filled
      from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')
        and tablename <> 'schema_migrations'`);
    const filled = rows.filter((row) => row.filled).map(({ name }) => name);
    if (filled.length > 0) await client.query(`truncate ${filled.join(', ')} restart identity cascade`);
    const names = ownMigrations();
    await client.query('insert into payload.payload_migrations (name, batch) select unnest($1::text[]), 1', [names]);
  } finally {
    await client.end();
  }
}

/** Names of what the site's schema consists of: what a test adds to make something fail must be gone after it. */
export async function objectsIn(url: string): Promise<string[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(`
      select 'table ' || relname as name from pg_class where relnamespace = 'payload'::regnamespace and relkind = 'r'
      union all select 'function ' || proname from pg_proc where pronamespace = 'payload'::regnamespace
      union all select 'constraint ' || conname from pg_constraint where connamespace = 'payload'::regnamespace
      union all select 'trigger ' || tgname from pg_trigger join pg_class on pg_class.oid = tgrelid
        where relnamespace = 'payload'::regnamespace and not tgisinternal`);
    return rows.map(({ name }) => name);
  } finally {
    await client.end();
  }
}
