import type { MigrateUpArgs } from '@payloadcms/db-postgres';
import { sql } from 'drizzle-orm';
import { commitTransaction, initTransaction, killTransaction } from 'payload';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ownRequest } from '@/payload/own-request';
import { transactionOf } from '@/payload/transaction';
import { oneReleaseStep } from '../../scripts/launch/one-release-step';
import { type Migrated, patient } from '../../scripts/launch/patient';
import type { ParentMessage } from '../../scripts/process/parent';
import { testPayload } from '../helpers/payload';

/** Migrations beside other sessions that hold locks; release steps beside each other. */

const { DATABASE_URL: databaseUrl = '' } = process.env;
const heard: ParentMessage[] = [];
const noted: Migrated[] = [];

const query = (text: string) => payload.db.pool.query(text);

const twoColumns = {
  name: 'two_columns',
  up: async ({ db }: Pick<MigrateUpArgs, 'db'>) => {
    await db.execute(sql`alter table public.free add column more text`);
    await db.execute(sql`alter table public.held add column more text`);
  },
};

async function run(migration: typeof twoColumns): Promise<void> {
  const req = await ownRequest(payload);
  await initTransaction(req);
  const db = await transactionOf(req);
  const hear = (one: ParentMessage) => void heard.push(one);
  const note = (one: Migrated) => void noted.push(one);
  try {
    await patient(migration, payload.db.pool, hear, note).up({ db, payload, req });
    await commitTransaction(req);
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}

const payload = await testPayload();

beforeAll(async () => {
  await query('create table public.free (word text); create table public.held (word text)');
});

afterAll(() => query('drop table public.free; drop table public.held'));

it('a migration that finds a lock names its holder, lets go of its own locks, and goes on when it is free', async () => {
  const holder = new pg.Client({ connectionString: databaseUrl, application_name: 'alethia backup (test)' });
  await holder.connect();
  await holder.query("begin; insert into public.held values ('a secret')");
  const running = run(twoColumns);
  await vi.waitFor(() => expect(heard).not.toEqual([]), { timeout: 20_000 });
  await expect(query('select * from public.free')).resolves.toBeDefined();
  await holder.query('commit');
  await holder.end();
  await running;
  const [first] = heard;
  expect(first).toHaveProperty('line', expect.stringMatching(/two_columns waits for session \d+ \(alethia backup/));
  expect(JSON.stringify(heard)).toContain('idle in transaction: begin …');
  expect(JSON.stringify(heard)).not.toContain('secret');
  expect(noted.map(({ name }) => name)).toEqual(['two_columns']);
  await expect(query('select more from public.held')).resolves.toBeDefined();
});

it('a migration that fails says so in words without values, and leaves nothing', async () => {
  const up = async ({ db }: Pick<MigrateUpArgs, 'db'>) => {
    await db.execute(sql`create table public.half (n int)`);
    await db.execute(sql`select ${'a secret'}::int`);
  };
  await expect(run({ name: 'fails', up })).rejects.toThrow();
  expect(heard.at(-1)).toEqual({ failure: 'The migration fails failed, and nothing of it is left: Postgres 22P02.' });
  await expect(query('select * from public.half')).rejects.toThrow('does not exist');
});

it('a migration whose session is ended says so, too', async () => {
  const up = async ({ db }: Pick<MigrateUpArgs, 'db'>) => {
    const { rows } = await db.execute(sql`select pg_backend_pid() as pid`);
    await query(`select pg_terminate_backend(${Number(rows[0]?.pid)})`);
    await db.execute(sql`select 1`);
  };
  await expect(run({ name: 'ended', up })).rejects.toThrow();
  expect(heard.at(-1)).toHaveProperty(
    'failure',
    expect.stringMatching(/ended failed, and nothing of it is left: .*(connection|57P01)/i),
  );
});

it('the transaction of a migration has limits, and gives them back', async () => {
  const seen: unknown[] = [];
  const settings = sql`
    select current_setting('lock_timeout') as lock, current_setting('idle_in_transaction_session_timeout') as idle,
      current_setting('client_connection_check_interval') as gone`;
  const up = async ({ db }: Pick<MigrateUpArgs, 'db'>) => void seen.push((await db.execute(settings)).rows[0]);
  await run({ name: 'limits', up });
  expect(seen).toEqual([{ lock: '1s', idle: '1min', gone: '1s' }]);
  expect((await query('show lock_timeout')).rows).toEqual([{ lock_timeout: '0' }]);
});

it('of two release steps the second says who works, and waits', async () => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const first = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const order: string[] = [];
  const one = oneReleaseStep(databaseUrl, async () => {
    begun.resolve();
    await first.promise;
    order.push('first');
  });
  await begun.promise;
  const other = oneReleaseStep(databaseUrl, async () => void order.push('second'));
  await expect.poll(() => written.mock.calls.flat().join()).toContain('being prepared by session');
  first.resolve();
  await Promise.all([one, other]);
  written.mockRestore();
  expect(order).toEqual(['first', 'second']);
});

it('a release step that fails gives the lock back', async () => {
  await expect(oneReleaseStep(databaseUrl, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(oneReleaseStep(databaseUrl, async () => 'free')).resolves.toBe('free');
});
