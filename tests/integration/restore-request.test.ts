import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { beforeAll, expect, it, vi } from 'vitest';
import { pack, unpack } from '@/backup/archive';
import { backUp } from '@/backup/backup';
import { withConnection } from '@/backup/connection';
import { backupsFolder } from '@/backup/folder';
import { readManifest } from '@/backup/read-manifest';
import { readRequest, requestIn, writeRequest } from '@/backup/restore-request';
import { detachedName, unmarkDetached } from '@/env/detached';
import { carryOutRestore, ROLLBACK, restoreByCommand } from '../../scripts/backup/carry-out';
import { holdsSite } from '../../scripts/backup/load';
import { reportRestore } from '../../scripts/backup/report-restore';
import { inRoot } from '../../scripts/process/paths';
import { urlOf } from '../helpers/databases';
import { isFull } from '../helpers/extent';
import { globalSample } from '../helpers/global-samples';
import { client } from '../helpers/http';
import { testPayload } from '../helpers/payload';
import { withSmallDisk } from '../helpers/small-disk';
import { emailOf, password, signIn } from '../helpers/staff';

/** Calls the functions of a start (scripts/launch/services.ts). */

const { DATABASE_URL: databaseUrl = '', DATA_DIR: dataDir = '' } = process.env;
const place = { databaseUrl, dataDir };
const folder = backupsFolder(dataDir);
const first = path.join(folder, 'alethia-first.tar.gz');

let admin: string;

const query = <T extends object>(text: string): Promise<T[]> =>
  withConnection(databaseUrl, async (connection) => (await connection.query(text)).rows);

const redirects = async () =>
  (await query<{ from: string }>('select "from" from payload.redirects order by 1')).map(({ from }) => from);
const safeties = () => fs.readdirSync(folder).filter((name) => /^before-restore-.*\.gz$/.test(name));
const add = (from: string) =>
  query(`insert into payload.redirects ("from", to_label) values ('${from}', 'Home')`).then(() => undefined);
const report = async () => {
  await reportRestore(databaseUrl, dataDir);
  const [last] = await query<{ data: { state: string; reason?: string; safety?: string } }>(
    "select data from payload.payload_kv where key = 'last-restore'",
  );
  const lines = await query<{ title: string; detail: string; who_name: string; who_id: string | null }>(
    "select title, detail, who_name, who_id from payload.audit_log where action = 'backup' order by created_at",
  );
  return { last: last?.data, line: lines.at(-1) };
};
/** As if the site had been stopped. Payload never returns one of its connections, so its pool cannot be ended. */
async function letGo(): Promise<void> {
  const { pool } = payload.db as unknown as PostgresAdapter;
  pool.on('error', () => undefined);
  await query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`);
}
const askFor = (archive: string) =>
  writeRequest(dataDir, { archive, askedAt: new Date().toISOString(), askedBy: { id: admin, name: 'admin' } });

const payload = await testPayload();

beforeAll(async () => {
  const staff = await signIn(payload);
  admin = staff.admin.id;
  const data = { ...globalSample('site-settings', 'See it'), _status: 'published' } as never;
  await payload.updateGlobal({ slug: 'site-settings', data, context: { disableRevalidate: true } });
  await add('/before');
  await query(`insert into payload.webhooks (name, url, is_on) values ('CRM', 'https://crm.example/hooks', true)`);
  fs.mkdirSync(path.join(dataDir, 'media'), { recursive: true });
  fs.writeFileSync(path.join(dataDir, 'media/field.png'), 'a picture');
  await backUp({ ...place, archive: first, madeBy: { kind: 'nightly' } });
  await add('/after');
}, 120_000);

it.for(['small', 'small/media'])(
  'by command is refused without room in %s, before anything is written',
  async (name, test) => {
    const own = path.join(dataDir, 'small');
    await withSmallDisk(test, path.join(dataDir, name), 90, async (disk) => {
      const safety = path.join(own, 'backups/before-restore-now.tar.gz');
      const refused = restoreByCommand({ databaseUrl, dataDir: own }, { archive: first, named: first, safety });
      await expect(refused).rejects.toThrow(`There is not enough room in ${path.join(dataDir, name)}: about `);
      await expect(refused).rejects.toThrow(/about \d+ MB more are needed, 95 MB are free/);
      expect(disk.files()).toEqual([]);
      expect(await redirects()).toEqual(['/after', '/before']);
    });
  },
);

it('by command to an empty database that ended in the middle is not taken for a site by the next start', async () => {
  const empty = `${new URL(databaseUrl).pathname.slice(1)}_empty`;
  await query(`create database ${empty}`);
  const own = { databaseUrl: urlOf(databaseUrl, empty), dataDir: path.join(dataDir, 'empty') };
  const killed = spawn(process.execPath, [inRoot('scripts/commands/restore.ts'), first], {
    env: { ...process.env, DATABASE_URL: own.databaseUrl, DATA_DIR: own.dataDir },
    stdio: 'ignore',
  });
  await vi.waitFor(async () => expect(await holdsSite(own.databaseUrl)).toBe(true), { timeout: 90_000, interval: 20 });
  killed.kill('SIGKILL');
  await once(killed, 'close');
  await expect(carryOutRestore(own)).rejects.toThrow(
    `The restore of ${first} is not complete, and the site must not start as it is: run it again, with --replace.`,
  );
}, 120_000);

it('of a rollback that was interrupted before it began is not carried out by another version', async () => {
  const archive = 'before-upgrade-2026-11-26T100000.tar.gz';
  const content = path.join(dataDir, 'content-of-older');
  fs.mkdirSync(content);
  const none = { visitorMigrations: [], tables: [], sequences: [], missing: [] };
  const facts = {
    format: 1 as const,
    madeAt: '2026-11-26T10:00:00.000Z',
    postgres: '18',
    migrations: ['older'],
    ...none,
  };
  await pack(content, facts, path.join(folder, archive), () => {});
  await writeRequest(dataDir, { archive, askedAt: new Date().toISOString(), askedBy: ROLLBACK });
  await expect(carryOutRestore(place)).rejects.toThrow('To stay with this version, delete');
  expect(await redirects()).toEqual(['/after', '/before']);
  fs.rmSync(requestIn(dataDir));
});

it('waits while something still uses the database', async () => {
  const { body } = await client().rest<{ token: string }>('POST', '/users/login', {
    email: emailOf('admin'),
    password,
  });
  const requested = await client(body.token).rest('POST', '/backups/alethia-first.tar.gz/restore', {
    site: 'Alethia',
    password,
  });
  expect(requested.status).toBe(201);
  expect(await carryOutRestore(place)).toBe(false);
  expect(await redirects()).toEqual(['/after', '/before']);
  expect(await readRequest(dataDir)).toMatchObject({ archive: 'alethia-first.tar.gz' });
});

it('is carried out by the next start, while the last session still ends, after a backup, and reported', async () => {
  await letGo();
  let starting: Promise<boolean> | undefined;
  await withConnection(databaseUrl, async () => {
    starting = carryOutRestore(place);
    // Long enough to be seen by the first check.
    await pause(500);
  });
  expect(await starting).toBe(true);
  expect(await redirects()).toEqual(['/before']);
  const { last, line } = await report();
  const [safety = ''] = safeties();
  expect(safeties()).toHaveLength(1);
  expect(last).toMatchObject({ state: 'restored', by: 'admin', safety });
  expect(line).toMatchObject({ title: 'alethia-first.tar.gz', who_name: 'admin', who_id: admin });
  expect(line?.detail).toContain('Restored.');
  const manifest = await readManifest(path.join(folder, safety));
  expect(manifest?.madeBy).toEqual({ kind: 'before-restore' });
  expect(manifest?.tables.find(({ name }) => name === 'redirects')?.rows).toBe(2);
  expect(await readRequest(dataDir)).toBeUndefined();
  expect(await carryOutRestore(place)).toBe(false);
}, 120_000);

it('as a detached copy sends nothing, and says what it is', async () => {
  const webhooks = () => query<{ is_on: boolean }>('select is_on from payload.webhooks');
  expect(await webhooks()).toEqual([{ is_on: true }]);
  await writeRequest(dataDir, {
    ...{ archive: 'alethia-first.tar.gz', askedAt: new Date().toISOString() },
    ...{ askedBy: { id: admin, name: 'admin' }, isDetached: true },
  });
  expect(await carryOutRestore(place)).toBe(true);
  expect(await webhooks()).toEqual([{ is_on: false }]);
  expect(detachedName(dataDir)).toBe('Detached copy');
  const { last, line } = await report();
  expect(last).toMatchObject({ state: 'restored', isDetached: true });
  expect(line?.detail).toContain('Restored as a detached copy.');
  // The next tests need the public site.
  unmarkDetached(dataDir);
}, 120_000);

it('of an archive that was damaged meanwhile leaves the site as it is', async () => {
  const damaged = path.join(folder, 'alethia-damaged.tar.gz');
  fs.copyFileSync(first, damaged);
  fs.appendFileSync(damaged, 'x');
  fs.copyFileSync(`${first}.sha256`, `${damaged}.sha256`);
  await askFor('alethia-damaged.tar.gz');
  expect(await carryOutRestore(place)).toBe(true);
  expect(await redirects()).toEqual(['/before']);
  expect(safeties()).toHaveLength(2);
  const { last, line } = await report();
  expect(last).toMatchObject({ state: 'failed' });
  expect(line?.detail).toContain('is damaged');
});

it.skipIf(!isFull)(
  'that fails when the database is empty already puts back what was there',
  async () => {
    const content = fs.mkdtempSync(path.join(dataDir, '.content-'));
    const { files, ...facts } = await unpack(first, content);
    expect(files.length).toBeGreaterThan(10);
    fs.rmSync(path.join(content, 'manifest.json'));
    const newer = { ...facts, migrations: [...facts.migrations, '29991231_000000_future'] };
    await pack(content, newer, path.join(folder, 'alethia-newer.tar.gz'), () => {});
    await add('/since');
    await askFor('alethia-newer.tar.gz');
    expect(await carryOutRestore(place)).toBe(true);
    expect(await redirects()).toEqual(['/before', '/since']);
    const { last } = await report();
    expect(last).toMatchObject({ state: 'failed', safety: expect.stringContaining('before-restore') });
  },
  360_000,
);

it.skipIf(!isFull)(
  'by command that fails when the database is empty already puts back what was there, and names its backup',
  async () => {
    const safety = path.join(folder, 'before-restore-command.tar.gz');
    const newer = path.join(folder, 'alethia-newer.tar.gz');
    await expect(restoreByCommand(place, { archive: newer, named: newer, safety })).rejects.toThrow(
      `Nothing was restored: the site is as it was, and its backup is ${safety}.`,
    );
    expect(await redirects()).toEqual(['/before', '/since']);
    expect(await readRequest(dataDir)).toBeUndefined();
  },
  360_000,
);

it.skipIf(!isFull)(
  'that a crash interrupted is finished by the next start, without a backup of the empty database',
  async () => {
    const before = safeties();
    await askFor('alethia-first.tar.gz');
    const request = await readRequest(dataDir);
    if (request) await writeRequest(dataDir, { ...request, safety: path.join(folder, before[0] ?? '') });
    await query('drop table payload.users cascade');
    expect(await carryOutRestore(place)).toBe(true);
    expect(await redirects()).toEqual(['/before']);
    expect(safeties()).toEqual(before);
    expect((await report()).last).toMatchObject({ state: 'restored' });
  },
  360_000,
);
