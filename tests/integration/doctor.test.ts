/** `npm run doctor` on a site that is well, and on six that are broken: what it says, and how it ends. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { inRoot } from '../../scripts/process/paths';
import type { Check, CheckId } from '../../src/health/check';
import { startBucket } from '../helpers/bucket';
import { execute } from '../helpers/databases';
import { testPayload } from '../helpers/payload';
import { withSmallDisk } from '../helpers/small-disk';

const url = process.env.DATABASE_URL ?? '';
const hours = (count: number) => new Date(Date.now() - count * 3_600_000).toISOString();

type Report = { code: number | null; isWell: boolean; output: string; of: (id: CheckId) => Check | undefined };

type Ended = { code: number | null; output: string };

function runCommand(name: string, settings: Record<string, string>, ...args: string[]): Promise<Ended> {
  const { SITE_URL, PORT, ...others } = process.env;
  const env = { ...others, NODE_ENV: 'production' as const, ALERT_DISK_MB: '100', ...settings };
  return new Promise((resolve) => {
    const program = [inRoot(`scripts/commands/${name}.ts`), ...args];
    const child = spawn(process.execPath, program, { cwd: inRoot(), env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.once('close', (code) => resolve({ code, output }));
  });
}

const run = (settings: Record<string, string>, ...args: string[]) => runCommand('doctor', settings, ...args);

async function doctor(settings: Record<string, string> = {}): Promise<Report> {
  const { code, output } = await run(settings, '--json');
  const { isWell, checks } = JSON.parse(output) as { isWell: boolean; checks: Check[] };
  return { code, output, isWell, of: (id) => checks.find((check) => check.id === id) };
}

const keyValue = (key: string, data: object) =>
  execute(
    url,
    `insert into payload.payload_kv (key, data) values ('${key}', '${JSON.stringify(data)}')
     on conflict (key) do update set data = excluded.data`,
  );

beforeAll(async () => {
  await testPayload();
});

describe('a site that is stopped, and otherwise well', () => {
  it('has one failure, with what to do and where it is described', async () => {
    const { code, of, output } = await doctor();
    expect(code).toBe(1);
    expect(of('site')).toMatchObject({ state: 'failed', runbook: 'docs/operations.md#alert-site' });
    const others = (
      ['database', 'migrations', 'jobs', 'plans', 'webhooks', 'backups', 'clock', 'versions'] as const
    ).map((id) => [id, of(id)?.state]);
    expect(
      others.filter(([, state]) => state !== 'works'),
      output,
    ).toEqual([]);
  });

  it('says the same in sentences', async () => {
    const { code, output } = await run({});
    expect(code).toBe(1);
    expect(output).toMatch(/^failed +Site +Nothing serves this folder\.$/m);
    expect(output).toMatch(/^works +Database +It responds\.$/m);
    expect(output).toContain('docs/operations.md#alert-site');
  });
});

describe('a broken site', () => {
  it('database away: its checks are not known, and the others still are', async () => {
    const { code, of, isWell } = await doctor({ DATABASE_URL: 'postgres://user:hunter2@127.0.0.1:9/site' });
    expect([code, isWell]).toEqual([1, false]);
    expect(of('database')).toMatchObject({
      state: 'failed',
      says: expect.stringContaining('no server responds at 127.0.0.1:9'),
      todo: expect.stringContaining('DATABASE_URL'),
    });
    expect(of('backups')?.state).toBe('unknown');
    expect(of('disk')?.state).toBe('works');
  });

  it('a database that takes no changes, as a standby, or one whose provider has closed it', async () => {
    const setting = `alter database "${new URL(url).pathname.slice(1)}" set default_transaction_read_only`;
    await execute(url, `${setting} = on`);
    try {
      expect((await doctor()).of('database')).toMatchObject({
        state: 'failed',
        says: 'It is read-only: nothing can be saved.',
      });
    } finally {
      await execute(url, 'begin read write', `${setting} = off`, 'commit');
    }
  });

  it('a bucket that refuses, is not there or does not respond: why', { timeout: 120_000 }, async () => {
    const bucket = await startBucket();
    const says = async (settings: Record<string, string>) => {
      const found = (await doctor({ ...bucket.settings, ...settings })).of('bucket');
      return `${found?.state}: ${found?.says}`;
    };
    try {
      expect(await says({})).toBe('works: site responds.');
      const failed = (name: string, reason: string) => `failed: ${name} does not respond as it should: ${reason}.`;
      expect(await says({ S3_SECRET_ACCESS_KEY: 'mistyped' })).toBe(failed('site', 'SignatureDoesNotMatch'));
      expect(await says({ S3_BUCKET: 'sites' })).toBe(failed('sites', 'NoSuchBucket'));
      expect(await says({ S3_ENDPOINT: 'http://127.0.0.1:9' })).toBe(failed('site', 'ECONNREFUSED'));
    } finally {
      await bucket.close();
    }
  });

  it('a table that somebody keeps locked: who', { timeout: 120_000 }, async () => {
    const [holder, waiter] = [1, 2].map(() => new pg.Client({ connectionString: url, application_name: 'by hand' }));
    await Promise.all([holder?.connect(), waiter?.connect()]);
    try {
      await holder?.query('begin; lock table payload.pages');
      const waiting = waiter?.query('select 1 from payload.pages limit 1');
      await vi.waitFor(
        async () =>
          expect((await doctor()).of('database')).toMatchObject({
            state: 'failed',
            says: expect.stringMatching(/kept locked by session \d+ \(by hand, .*idle in transaction: begin/),
          }),
        { timeout: 100_000 },
      );
      await holder?.query('rollback');
      await waiting;
    } finally {
      await Promise.all([holder?.end(), waiter?.end()]);
    }
    expect((await doctor()).of('database')?.state).toBe('works');
  });

  describe('a migration that has not run', () => {
    beforeEach(() => execute(url, 'create table payload.kept as select * from payload.payload_migrations'));
    afterEach(() =>
      execute(
        url,
        'truncate payload.payload_migrations',
        'insert into payload.payload_migrations select * from payload.kept',
        'drop table payload.kept',
      ),
    );

    it('is named', async () => {
      await execute(
        url,
        'delete from payload.payload_migrations where name = (select max(name) from payload.payload_migrations)',
      );
      const { of } = await doctor();
      expect(of('migrations')).toMatchObject({
        state: 'failed',
        says: expect.stringMatching(/^1 of \d+ wait: \d{8}_/),
        todo: expect.stringContaining('release step'),
      });
    });
  });

  it('a disk with less than the limit', async () => {
    const { of } = await doctor({ ALERT_DISK_MB: '99999999' });
    expect(of('disk')).toMatchObject({ state: 'failed', todo: expect.stringContaining('99999999 MB') });
  });

  it('a disk that has become read-only', (test) => {
    const folder = path.join(process.env.DATA_DIR ?? '', 'closed');
    return withSmallDisk(test, folder, 50, async () => {
      execFileSync('mount', ['-o', 'remount,ro', folder]);
      const { of } = await doctor({ DATA_DIR: folder });
      expect(of('disk')).toMatchObject({ state: 'failed', says: `Nothing can be written to ${folder} (EROFS).` });
    });
  });

  it('a nightly backup that has never succeeded, since its first failure', async () => {
    const failing = () => runCommand('backup', {}, inRoot('package.json'), '--nightly');
    expect((await failing()).code).toBe(1);
    const first = (await doctor()).of('backups');
    expect(first).toMatchObject({ state: 'failed', since: expect.any(String), todo: expect.stringContaining('log') });
    await failing();
    expect((await doctor()).of('backups')?.since).toBe(first?.since);
  });

  it('a backup that is late, since when', async () => {
    const at = hours(30);
    await keyValue('last-backup', { at, bytes: 1 });
    const { of } = await doctor();
    expect(of('backups')).toMatchObject({ state: 'failed', since: at, todo: expect.stringContaining('timer') });
    await keyValue('last-backup', { at: hours(1), bytes: 1 });
    expect((await doctor()).of('backups')?.state).toBe('works');
  });

  it('a queue that is stuck, since when, and a plan that failed', async () => {
    const since = hours(2);
    await execute(
      url,
      `insert into payload.payload_jobs (task_slug, wait_until) values ('check-links', '${since}')`,
      `insert into payload.payload_jobs (task_slug, wait_until, has_error) values ('schedulePublish', '${since}', true)`,
    );
    const { of } = await doctor();
    expect(of('jobs')).toMatchObject({ state: 'failed', since, says: '1 wait, the oldest for 120 minutes.' });
    expect(of('plans')).toMatchObject({ state: 'failed', since, says: expect.stringContaining('1 scheduled change') });
    await execute(url, 'truncate payload.payload_jobs cascade');
    expect((await doctor()).of('jobs')?.state).toBe('works');
  });

  it('nightly work that failed, until the next night', async () => {
    const failed = (at: string) =>
      execute(
        url,
        'truncate payload.payload_jobs cascade',
        `insert into payload.payload_jobs (task_slug, wait_until, updated_at, has_error) values ('check-links', '${at}', '${at}', true)`,
      );
    await failed(hours(2));
    expect((await doctor()).of('jobs')).toMatchObject({ state: 'failed', says: '1 failed. Nothing waits.' });
    await failed(hours(26));
    expect((await doctor()).of('jobs')?.state).toBe('works');
    await execute(url, 'truncate payload.payload_jobs cascade');
  });

  it('a wrong setting, without its secret; the others are used', async () => {
    const { of, output } = await doctor({ WORK: 'foo', SMTP_URL: 'smtps://user:hunter2@' });
    expect(of('settings')).toMatchObject({ state: 'failed', says: expect.stringContaining('WORK is "foo"') });
    expect(output).not.toContain('hunter2');
    expect(of('database')?.state).toBe('works');
  });
});

it('looks for the site where it listens', async () => {
  let status = 200;
  const server = http.createServer((_, response) => response.writeHead(status).end('{}')).listen(0, '127.0.0.2');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const site = async () => (await doctor({ HOST: '127.0.0.2', PORT: String(port) })).of('site');
  expect(await site()).toMatchObject({ state: 'works', says: `http://127.0.0.2:${port} is ready.` });
  status = 503;
  expect(await site()).toMatchObject({ state: 'failed', says: expect.stringContaining('is not ready: {}') });
  // As the reverse proxy and `next dev` respond.
  status = 404;
  expect(await site()).toMatchObject({ state: 'unknown', says: expect.stringContaining('responds without /readyz') });
});

it('notes that a backup was restored elsewhere', async () => {
  const settings = { SITE_URL: 'https://site.invalid' };
  expect((await doctor(settings)).of('drill')?.state).toBe('waits');
  expect((await run(settings, '--drilled')).output).toContain('The last restore drill was on');
  expect((await doctor(settings)).of('drill')?.state).toBe('works');
});
