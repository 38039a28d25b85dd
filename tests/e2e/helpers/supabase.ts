import pg from 'pg';

/** What is stored, asked of the database itself: an acknowledgement is true only when the row is there. */
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
/** An address nobody else in these tests has. */
export const newEmail = (name = 'visitor') => `${name}-${process.pid}-${Date.now()}-${++people}@client.example`;
