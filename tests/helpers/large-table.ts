import { withConnection } from '@/backup/connection';

/** 64 MB in a backup, which is more than the sockets of both sides hold; 2 MB in the database. */
export async function withLargeTable<T>(databaseUrl: string, work: () => Promise<T>): Promise<T> {
  const query = (text: string) => withConnection(databaseUrl, (client) => client.query(text));
  await query(`create table payload.large_for_backup as
    select n, repeat(md5(n::text), 500) as text from generate_series(1, 4000) n`);
  try {
    return await work();
  } finally {
    await query('drop table payload.large_for_backup');
  }
}

/** What connections of a backup keep: sessions within a transaction or statement, and locks on tables. Autovacuum is none. */
export const held = (databaseUrl: string) =>
  withConnection(databaseUrl, async (client) => {
    const { rows } = await client.query<{ held: string }>(`
      select concat_ws(' ', a.state, l.relation::regclass::text, l.mode, left(a.query, 80)) as held
      from pg_stat_activity a left join pg_locks l on l.pid = a.pid
      where a.datname = current_database() and a.pid <> pg_backend_pid() and a.state <> 'idle'
        and a.backend_type = 'client backend'`);
    return rows.map((row) => row.held);
  });
