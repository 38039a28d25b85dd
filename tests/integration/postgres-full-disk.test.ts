/** The embedded server on a full disk: what fails is named, nothing that was stored is lost, and it heals by itself. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { inTransaction, withConnection } from '@/backup/connection';
import { keepRunning, startPostgres } from '../../scripts/postgres/postgres';
import { isFull } from '../helpers/extent';
import { withSmallDisk } from '../helpers/small-disk';

const FULL = 'The disk of the database is full. Free some space, and try again.';
/** Less than one file of the server's log of changes, which it needs to start. */
const TOO_LITTLE_BYTES = 10_000_000;
const ONLY_FOR_LINES_BYTES = 2_000_000;
/** How long a start takes depends on the machine: only the test as a whole ends by the clock. */
const PATIENT = { timeout: 290_000, interval: 50 };

it('refuses what has no room, ends where it cannot go on, and comes back once there is room', {
  timeout: 300_000,
}, (test) => {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'full-postgres-'));
  onTestFinished(() => fs.rmSync(home, { recursive: true }));
  let written = '';
  const output = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    written += chunk;
    return true;
  });
  onTestFinished(() => output.mockRestore());
  return withSmallDisk(test, home, 160, async (disk) => {
    const postgres = await startPostgres({ home, password: 'only-for-tests' });
    void keepRunning(postgres);
    const url = await postgres.database('small');
    const run = (text: string) => withConnection(url, (client) => client.query(text));
    const add = (rows: number) =>
      inTransaction(url, (client) =>
        client.query('insert into notes select n, repeat(md5(n::text), 20) from generate_series(1, $1::int) n', [rows]),
      );
    const count = async () => (await run('select count(*)::int as of from notes')).rows[0]?.of;
    await run('create table notes (n int, text text)');
    await run('alter table notes alter text set storage external');
    await add(10);

    disk.fill();
    await expect(add(10_000)).rejects.toThrow(FULL);
    expect(await count()).toBe(10);
    disk.free();
    await add(10);
    expect(await count()).toBe(20);

    disk.fill(TOO_LITTLE_BYTES);
    await vi.waitFor(async () => {
      await add(4000).catch(() => undefined);
      expect(written).toContain('The embedded PostgreSQL has ended');
    }, PATIENT);
    expect(written).toMatch(/has ended \(process \d+ is gone: .*No space left on device\)/);
    if (isFull) {
      // More than are made before a start counts as failed: it goes on for as long as there is no room.
      disk.fill(ONLY_FOR_LINES_BYTES);
      const attempts = () => fs.readFileSync(postgres.log, 'utf8').split('starting PostgreSQL').length - 1;
      await vi.waitFor(() => expect(attempts()).toBeGreaterThan(12), PATIENT);
      expect(written).not.toContain('could not be started');
    }
    disk.free();
    await vi.waitFor(() => expect(written).toContain('The embedded PostgreSQL runs again.'), PATIENT);
    expect(await count()).toBeGreaterThanOrEqual(20);
    await add(10);
    await postgres.stop();
  });
});
