import { withDatabase } from '../../postgres/database-check.ts';

const SOURCES = ['/platform', '/sensory-intelligence', '/platform/partnerships', '/about/careers'];
const PREFIX = '/bench/page-';

export const addedPath = (n: number) => `${PREFIX}${n}`;

/** Copies seeded pages directly in the database: writing is not measured. A running site is not notified. */
export const addPages = (databaseUrl: string, count: number): Promise<void> =>
  withDatabase(databaseUrl, async (client) => {
    await client.query(
      `insert into payload.pages
       select made.*
       from generate_series(1, $1::int) n
       join payload.pages one on one.path = ($3::text[])[1 + n % array_length($3::text[], 1)]
       cross join lateral jsonb_populate_record(one, jsonb_build_object(
         'id', gen_random_uuid(), 'title', 'Bench page ' || n, 'path', $2::text || n,
         'updated_at', now(), 'created_at', now())) made`,
      [count, PREFIX, SOURCES],
    );
    await client.query(
      `insert into payload._pages_v
       select made.*
       from payload.pages added
       join payload._pages_v v on v.id = (
         select version.id from payload._pages_v version
         join payload.pages one on one.id = version.parent_id
         where version.latest and one.path = '/platform' limit 1
       )
       cross join lateral jsonb_populate_record(v, jsonb_build_object(
         'id', gen_random_uuid(), 'parent_id', added.id, 'version_title', added.title, 'version_path', added.path,
         'version_blocks', added.blocks)) made
       where added.path like $1 || '%'`,
      [PREFIX],
    );
    await client.query('analyze payload.pages');
    await client.query('analyze payload._pages_v');
  });
