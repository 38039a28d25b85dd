import pg from 'pg';

/** Tests may create and drop its databases. */
export const serverUrl = process.env.DATABASE_URL ?? 'postgres://postgres@127.0.0.1:54329/postgres';

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

export async function createEmptyDatabase(server: string, template: string, id: string): Promise<string> {
  const database = `${template}_${id}`;
  await execute(server, `create database ${database} template ${template}`);
  return urlOf(server, database);
}

export async function emptyTables(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string; filled: boolean }>(`
      select format('%I.%I', schemaname, tablename) as name,
        (xpath('/row/filled/text()', query_to_xml(
          format('select exists (select from %I.%I) as filled', schemaname, tablename), false, true, '')))[1]::text = 'true' as filled
      from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema') and tablename <> 'payload_migrations'`);
    const filled = rows.filter((row) => row.filled).map(({ name }) => name);
    if (filled.length > 0) await client.query(`truncate ${filled.join(', ')} restart identity cascade`);
  } finally {
    await client.end();
  }
}
