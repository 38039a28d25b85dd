import pg from 'pg';

/** The server on which the tests may create and drop databases. */
export const serverUrl = process.env.DATABASE_URL ?? 'postgres://postgres@127.0.0.1:54329/postgres';

/** The same server, another database. */
export function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.toString();
}

/** Runs statements on a separate connection. */
export async function execute(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Every database whose name begins with a prefix. */
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
