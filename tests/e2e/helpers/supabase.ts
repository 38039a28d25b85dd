import pg from 'pg';

/** Bypasses the site: a success message is true only if the row exists. */
export async function rows<T extends pg.QueryResultRow>(sql: string, ...values: unknown[]): Promise<T[]> {
  const client = new pg.Client(process.env.DATABASE_URL);
  await client.connect();
  try {
    return (await client.query<T>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/** Locks a table, so that every query of it waits. */
export async function holdTable(table: string) {
  const client = new pg.Client(process.env.DATABASE_URL);
  await client.connect();
  await client.query(`begin; lock table ${table} in access exclusive mode`);
  return { release: () => client.end() };
}

let people = 0;
export const newEmail = (name = 'visitor') => `${name}-${process.pid}-${Date.now()}-${++people}@client.example`;
