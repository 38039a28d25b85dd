import pg from 'pg';
import type { Cluster } from '../cluster.ts';
import { eventually, must, noneWrong, pause } from '../expect.ts';
import { ask, load } from '../load.ts';
import { page } from '../staff.ts';

const NAME = '29990101_000000_of_a_newer_version';
const LOCKED = '55P03';
/** The reverse proxy has pages; these need an instance and the database. */
const UNCACHED = ['/api/pages?limit=1', '/search?q=sensor', '/admin/login'];

/** As the release step does (scripts/launch/patient.ts), with the statements of an expansion. */
async function migrate(client: pg.Client): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await client.query('begin');
      await client.query("set local lock_timeout = '1s'");
      await client.query('alter table payload.pages add column of_a_newer_version varchar');
      await client.query(
        "alter table payload._pages_v add column version_of_a_newer_version varchar default 'new' not null",
      );
      await client.query('create table payload.of_a_newer_version (id serial primary key, word varchar not null)');
      await client.query('insert into payload.payload_migrations (name, batch) values ($1, 99)', [NAME]);
      await client.query('commit');
      return;
    } catch (error) {
      await client.query('rollback');
      if ((error as { code?: string }).code !== LOCKED || attempt === 20) throw error;
      await pause(1000);
    }
  }
}

const undo = `
  alter table payload.pages drop column of_a_newer_version;
  alter table payload._pages_v drop column version_of_a_newer_version;
  drop table payload.of_a_newer_version;
  delete from payload.payload_migrations where name = '${NAME}'`;

/** The version before goes on, publishes, and comes back after a restart, on the schema of the next one. */
export async function migration({ url, instances, paths, staff, database }: Cluster): Promise<string> {
  const [first] = instances;
  must(first, 'there are no instances');
  const { id } = await staff.create(url, 'pages', page('/during-a-migration', 'Before'));
  for (const instance of instances)
    for (const path of UNCACHED) must((await ask(instance.url + path)).status === 200, `${instance.name}: ${path}`);
  const visitors = load(url, [...paths, ...UNCACHED], 4);
  let published = 0;
  let isOver = false;
  const publishing = (async () => {
    for (; !isOver; published++) await staff.change(url, `/pages/${id}`, { title: `Title ${published}` });
  })();
  const client = new pg.Client(database);
  await client.connect();
  try {
    await pause(1000);
    await migrate(client);
    const before = published;
    await first.stop();
    await first.start();
    await eventually('it is ready again', async () => (await ask(`${first.url}/readyz`)).status === 200);
    await eventually('it publishes', async () => published > before + 5);
    isOver = true;
    await publishing;
    return `${noneWrong(await visitors.end())}, ${published} publishes`;
  } finally {
    isOver = true;
    await Promise.allSettled([publishing, visitors.end()]);
    await client.query(undo).catch(() => undefined);
    await client.end();
  }
}
