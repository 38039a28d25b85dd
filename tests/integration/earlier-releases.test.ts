import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { Payload, Where } from 'payload';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { contentSchemas, tablesIn } from '@/backup/catalogue';
import { withConnection } from '@/backup/connection';
import { backupsFolder } from '@/backup/folder';
import { readManifest } from '@/backup/read-manifest';
import { contentCollections, contentGlobals } from '@/lib/content-collections';
import { restore } from '../../scripts/backup/restore';
import { upgradeOf } from '../../scripts/launch/upgrade';
import { inRoot } from '../../scripts/process/paths';
import { runNode } from '../../scripts/process/program';
import { makeSupabaseSecrets } from '../../scripts/process/secrets';
import { isFull } from '../helpers/extent';
import { testPayload } from '../helpers/payload';
import { signIn } from '../helpers/staff';

/**
 * Sites of earlier releases (tests/releases) are upgraded by the release step of this one: nothing is lost, everything
 * that was published can be published again as it is, and the way back restores what was there.
 */

const { DATABASE_URL: databaseUrl = '', DATA_DIR: dataDir = '', PAYLOAD_SECRET = '', SITE_URL = '' } = process.env;
const folder = inRoot('tests/releases');
/** Newest last. */
const releases = ['54a76bd8', '07986180', 'fea55f5c'];
const ownCollections = ['media', 'patterns', 'redirects'] as const;

/** By later releases: what they held was temporary. */
const REMOVED = ['exports', 'exports_texts', 'imports', 'pending_tags'].map((name) => `payload.${name}`);

type Json = Record<string, unknown>;
type Row = Record<string, string | null>;

let payload: Payload | undefined;

const counts = (rows: Map<string, Row[]>) =>
  Object.fromEntries([...rows].map(([table, { length }]) => [table, length]));

/** Every row of the site's tables as texts, by table. */
const rowsNow = (): Promise<Map<string, Row[]>> =>
  withConnection(databaseUrl, async (client) => {
    const all = new Map<string, Row[]>();
    for (const { schema, name, columns } of await tablesIn(client, await contentSchemas(client))) {
      const texts = columns.map((column) => `"${column}"::text as "${column}"`).join(', ');
      const { rows } = await client.query<Row>(`select ${texts} from "${schema}"."${name}" order by 1`);
      all.set(`${schema}.${name}`, rows);
    }
    return all;
  });

const run = (statement: string) => withConnection(databaseUrl, (client) => client.query(statement));

/** As if everything that uses the database had been stopped. */
async function letGo(): Promise<void> {
  (payload?.db as unknown as PostgresAdapter | undefined)?.pool.on('error', () => undefined);
  await run(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`);
}

async function bringBack(archive: string): Promise<void> {
  await letGo();
  const secrets = await makeSupabaseSecrets({ SUPABASE_LITE_PASSWORD: 'only-for-tests-only-for-tests' });
  await restore({ databaseUrl, dataDir, archive, existing: 'is backed up', secrets });
}

const settings = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, PAYLOAD_SECRET, SITE_URL, SUPABASE_URL: '' };
const releaseStepArguments = [inRoot('scripts/commands/migrate.ts')];
const environment = () => ({ ...process.env, ...settings }) as NodeJS.ProcessEnv;
const releaseStep = () => runNode(releaseStepArguments, { env: settings });

const migratedTo = async (): Promise<string[]> => {
  const { rows } = await run('select name from payload.payload_migrations order by name');
  return rows.map(({ name }) => String(name));
};

const archivesNow = () => fs.globSync('before-upgrade-*.tar.gz', { cwd: backupsFolder(dataDir) }).toSorted();

/** Lacks the migration of pictures, in which an upgrade can be interrupted. */
const BEFORE_PICTURES = '07986180';
/** The first waits for the migration of pictures, the second for the seed. */
const STOPS = {
  'in a migration': 'lock table payload.media in access share mode',
  'before the seed': 'select pg_advisory_xact_lock(7304119)',
};

/** Begins the release step, and stops it where it waits for this lock. */
async function interrupt(lock: string, stop: (waiting: number, step: ChildProcess) => Promise<unknown>): Promise<void> {
  const waitingNow = `
    select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await withConnection(databaseUrl, async (holder) => {
    await holder.query('begin');
    await holder.query(lock);
    const step = spawn(process.execPath, releaseStepArguments, { env: environment(), detached: true, stdio: 'ignore' });
    const ended = new Promise((resolve) => step.once('exit', resolve));
    const waiting = await vi.waitUntil(
      async () => {
        const { rows } = await run(waitingNow);
        return Number(rows[0]?.pid ?? 0);
      },
      { timeout: 180_000, interval: 50 },
    );
    await stop(waiting, step);
    await ended;
    await holder.query('rollback');
  });
}

const ways: Record<'is killed' | 'loses its connection', Parameters<typeof interrupt>[1]> = {
  'is killed': async (_, { pid = 0 }) => process.kill(-pid, 'SIGKILL'),
  'loses its connection': (waiting) => run(`select pg_terminate_backend(${waiting})`),
};

const filesNow = () =>
  Object.fromEntries(
    fs
      .readdirSync(path.join(dataDir, 'media'))
      .map((name) => [name, fs.readFileSync(path.join(dataDir, 'media', name), 'base64')]),
  );

/** What a form sends: all that it was given, except what the server sets. */
const sent = ({ id: _, createdAt: __, updatedAt: ___, ...data }: Json) => ({ ...data, _status: 'published' });

afterAll(() => (isFull ? letGo() : undefined));

// Two minutes each: in the full run.
describe.skipIf(!isFull).each(releases.toReversed())('from %s', (release) => {
  let before: Map<string, Row[]>;
  let upgraded: Map<string, Row[]>;
  let files: Record<string, string>;
  /** Empty while no migration has been added since the newest release. */
  let waiting: string[];

  beforeAll(async () => {
    await bringBack(path.join(folder, `${release}.tar.gz`));
    ({ waiting } = await upgradeOf(databaseUrl));
    for (const name of archivesNow()) fs.rmSync(path.join(backupsFolder(dataDir), name));
    before = await rowsNow();
    files = filesNow();
    const { code, output } = await releaseStep();
    expect(code, output).toBe(0);
    upgraded = await rowsNow();
  }, 480_000);

  it('needs nothing more, and no row and no file is lost', async () => {
    expect(await upgradeOf(databaseUrl)).toMatchObject({ isNew: false, waiting: [], unknown: [] });
    expect(filesNow()).toEqual(files);
    expect([...before.keys()].filter((table) => !upgraded.has(table) && !REMOVED.includes(table))).toEqual([]);
    const lost = [...before].flatMap(([table, rows]) => {
      const ids = new Set(upgraded.get(table)?.map(({ id }) => id));
      const gone = upgraded.has(table) ? rows.filter(({ id }) => id !== undefined && !ids.has(id)) : [];
      return gone.length > 0 ? [`${table}: ${gone.length} of ${rows.length}`] : [];
    });
    expect(lost).toEqual([]);
  });

  it('everything that is published can be published again as it is', async () => {
    payload = await testPayload();
    const staff = await signIn(payload);
    const refused: unknown[] = [];
    const tell = (what: string, { status, body }: { status: number; body: Json }) => {
      if (status >= 400) refused.push([what, status, JSON.stringify(body).slice(0, 600)]);
    };
    for (const collection of [...contentCollections, ...ownCollections]) {
      const hasDrafts = contentCollections.some((one) => one === collection);
      const where: Where = hasDrafts ? { _status: { equals: 'published' } } : {};
      const { docs } = await payload.find({ collection, where, depth: 0, limit: 0, pagination: false });
      for (const { id } of docs) {
        const { body } = await staff.editor.rest('GET', `/${collection}/${id}?depth=0&draft=false`);
        tell(`${collection}/${id}`, await staff.editor.rest('PATCH', `/${collection}/${id}?depth=0`, sent(body)));
      }
    }
    for (const global of contentGlobals) {
      const { body } = await staff.editor.rest('GET', `/globals/${global}?depth=0&draft=false`);
      tell(global, await staff.editor.rest('POST', `/globals/${global}?depth=0`, sent(body)));
    }
    expect(refused).toEqual([]);
  }, 240_000);

  it('goes back to what was there, or has changed nothing', async () => {
    if (waiting.length === 0) {
      expect(archivesNow()).toEqual([]);
      const sorted = (rows: Row[] = []) => rows.map((row) => JSON.stringify(row)).toSorted();
      const changed = [...before.keys()].filter(
        (table) => !isDeepStrictEqual(sorted(before.get(table)), sorted(upgraded.get(table))),
      );
      // Which version has started last, and what expired with it.
      const written = ['payload.payload_kv', 'payload.publishes'];
      expect(changed.filter((table) => !written.includes(table))).toEqual([]);
      return;
    }
    const back = path.join(backupsFolder(dataDir), archivesNow().at(-1) ?? '');
    expect((await readManifest(back))?.migrations).toEqual(
      (await readManifest(path.join(folder, `${release}.tar.gz`)))?.migrations,
    );
    await bringBack(back);
    const now = await rowsNow();
    for (const [table, rows] of before) {
      // The restore adds to it.
      if (table === 'payload.publishes') continue;
      expect([table, now.get(table)]).toEqual([table, rows]);
    }
  }, 480_000);

  // Each begins with the site of before.
  const cases = [
    ['is killed', 'in a migration'],
    ['loses its connection', 'before the seed'],
  ] as const;
  it.skipIf(release !== BEFORE_PICTURES).each(cases)(
    'an upgrade that %s %s is completed by the next start',
    async (way, place) => {
      await bringBack(path.join(folder, `${release}.tar.gz`));
      for (const name of archivesNow()) fs.rmSync(path.join(backupsFolder(dataDir), name));
      const old = await migratedTo();
      await interrupt(STOPS[place], ways[way]);
      const half = await migratedTo();
      expect(half.length).toBeGreaterThan(old.length);
      const { code, output } = await releaseStep();
      expect(code, output).toBe(0);
      expect(output).toContain(path.join(backupsFolder(dataDir), archivesNow()[0] ?? ''));
      expect(archivesNow()).toHaveLength(1);
      expect(counts(await rowsNow())).toEqual(counts(upgraded));
      expect(new Set(await migratedTo()).size).toBe((await migratedTo()).length);
    },
    480_000,
  );
});
