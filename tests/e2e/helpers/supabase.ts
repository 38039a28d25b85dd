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

let people = 0;
export const newEmail = (name = 'visitor') => `${name}-${process.pid}-${Date.now()}-${++people}@client.example`;
