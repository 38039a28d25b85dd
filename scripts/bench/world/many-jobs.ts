import { withDatabase } from '../../postgres/database-check.ts';

const SLUG = 'bench-job-';

/** Copies a seeded job directly in the database: writing is not measured. Visitors' pages are not refreshed. */
export const addMany = (databaseUrl: string, count: number): Promise<void> =>
  withDatabase(databaseUrl, async (client) => {
    await client.query(
      `with one as (select * from payload.jobs where slug = 'vp-sales'),
       added as (
         insert into payload.jobs
         select (jsonb_populate_record(null::payload.jobs, to_jsonb(one) || jsonb_build_object(
           'id', gen_random_uuid(), 'title', 'Bench position ' || n, 'slug', '${SLUG}' || n,
           'path', '/about/careers/${SLUG}' || n))).*
         from one, generate_series(1, $1::int) n
         returning id, title, slug, path
       )
       insert into payload._jobs_v
       select (jsonb_populate_record(null::payload._jobs_v, to_jsonb(v) || jsonb_build_object(
         'id', gen_random_uuid(), 'parent_id', added.id, 'version_title', added.title,
         'version_slug', added.slug, 'version_path', added.path))).*
       from added, (
         select * from payload._jobs_v where parent_id = (select id from one) and latest limit 1
       ) v`,
      [count],
    );
    await client.query(
      `insert into payload.text_index (place, document, version, title, path, body, changed_at)
       select 'jobs', j.id::text, i.version, j.title, j.path, j.title || E'\n' || i.body, now()
       from payload.jobs j, payload.text_index i
       where j.slug like '${SLUG}%' and i.place = 'jobs'
         and i.document = (select id::text from payload.jobs where slug = 'vp-sales')`,
    );
    await client.query('analyze payload.text_index');
    await client.query('analyze payload.jobs');
    await client.query('analyze payload._jobs_v');
  });

export const removeMany = (databaseUrl: string): Promise<void> =>
  withDatabase(databaseUrl, async (client) => {
    await client.query(`delete from payload.text_index where path like '/about/careers/${SLUG}%'`);
    await client.query(`delete from payload._jobs_v where version_slug like '${SLUG}%'`);
    await client.query(`delete from payload.jobs where slug like '${SLUG}%'`);
  });
