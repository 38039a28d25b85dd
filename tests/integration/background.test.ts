import type { Payload, PayloadRequest } from 'payload';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { ownRequest } from '@/payload/own-request';
import { withAdvisoryLock } from '@/staff/background/advisory-lock';
import { doLong, doPlanned } from '@/staff/background/work';
import { testPayload } from '../helpers/payload';
import { create, publicRow } from '../helpers/samples';

let system: PayloadRequest;

const payload = await testPayload();

beforeAll(async () => {
  system = await ownRequest(payload);
});

afterEach(() => {
  vi.restoreAllMocks();
});

const pool = () => payload.db.pool;

/** Connections to this database that hold the lock, and idle open transactions. */
async function leftBehind() {
  const here = 'select oid from pg_database where datname = current_database()';
  const { rows } = await pool().query<{ locks: number; open: number }>(
    `select (select count(*)::int from pg_locks where locktype = 'advisory' and database = (${here})) as locks,
      (select count(*)::int from pg_stat_activity
        where datname = current_database() and state like 'idle in transaction%') as open`,
  );
  return rows[0];
}

async function planDue() {
  const { id } = await create(payload, 'pages', 'Due', { status: 'draft' });
  await payload.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'publish', doc: { relationTo: 'pages', value: id } },
    waitUntil: new Date(Date.now() - 60_000),
  } as unknown as Parameters<Payload['jobs']['queue']>[0]);
  return id;
}

it('work that fails leaves neither a lock nor an open transaction behind', async () => {
  const failing = withAdvisoryLock(payload, 'planned', async () => {
    throw new Error('It failed.');
  });
  await expect(failing).rejects.toThrow('It failed.');
  expect(await leftBehind()).toEqual({ locks: 0, open: 0 });
  expect(await withAdvisoryLock(payload, 'planned', async () => undefined)).toBe(true);
});

it('a connection that ends meanwhile ends neither the process nor the work after it', async () => {
  const ended = withAdvisoryLock(payload, 'planned', async () => {
    await pool().query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`);
    await expect.poll(leftBehind).toEqual({ locks: 0, open: 0 });
  });
  await expect(ended).rejects.toThrow();
  expect(await withAdvisoryLock(payload, 'planned', async () => undefined)).toBe(true);
});

it('two processes do not do the same work at once', async () => {
  const inner = await new Promise((resolve) => {
    void withAdvisoryLock(payload, 'planned', async () =>
      resolve(await withAdvisoryLock(payload, 'planned', async () => undefined)),
    );
  });
  expect(inner).toBe(false);
});

it('what is planned happens though other work takes long', async () => {
  const id = await planDue();
  await withAdvisoryLock(payload, 'long', async () => {
    expect(await doLong(system)).toBe(false);
    expect(await doPlanned(system)).toBe(true);
    expect(await publicRow(payload, 'pages', id)).not.toBeNull();
  });
});

it('what is planned waits for its own turn: the long work leaves it alone', async () => {
  const id = await planDue();
  await doLong(system);
  expect(await publicRow(payload, 'pages', id)).toBeNull();
  await doPlanned(system);
  expect(await publicRow(payload, 'pages', id)).not.toBeNull();
});

it('one part that fails does not keep the others from happening', async () => {
  const id = await planDue();
  const { find } = payload;
  vi.spyOn(payload, 'find').mockImplementation((options) =>
    JSON.stringify(options.where ?? {}).includes('validThrough')
      ? Promise.reject(new Error('Not now.'))
      : find.call(payload, options),
  );
  await doPlanned(system);
  vi.restoreAllMocks();
  expect(await publicRow(payload, 'pages', id)).not.toBeNull();
});
