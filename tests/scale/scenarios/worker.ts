import pg from 'pg';
import type { Cluster } from '../cluster.ts';
import { eventually, must } from '../expect.ts';
import { ask } from '../load.ts';
import { page } from '../staff.ts';

/** A scheduled change is applied once, and only by the worker. */
export async function worker({ url, instances, staff, database }: Cluster): Promise<string> {
  const site = instances[0]?.url ?? url;
  const { id } = await staff.create(site, 'pages', page('/planned', 'Planned', 'draft'));
  must((await ask(`${url}/planned`)).status === 404, 'the draft is public');
  const client = new pg.Client(database);
  await client.connect();
  try {
    const input = { type: 'publish', doc: { relationTo: 'pages', value: id } };
    const { rows } = await client.query<{ id: string }>(
      `insert into payload.payload_jobs (task_slug, queue, input, wait_until, processing, created_at, updated_at)
       values ('schedulePublish', 'default', $1, now(), false, now(), now()) returning id`,
      [JSON.stringify(input)],
    );
    must(rows[0], 'nothing is planned');
    await eventually(
      'the reverse proxy shows it',
      async () => (await ask(`${url}/planned`)).body.includes('Planned'),
      40,
    );
    const versions = await staff.get<{ totalDocs: number }>(
      site,
      `/pages/versions?where[parent][equals]=${id}&where[version._status][equals]=published&limit=0`,
    );
    must(versions.totalDocs === 1, `published ${versions.totalDocs} times`);
  } finally {
    await client.end();
  }
  return 'once';
}
