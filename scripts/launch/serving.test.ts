/** The lock of the folder in which a site stores its data: its end, and its passing to the next release. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { holderOf, share } from '../process/lock.ts';
import { lockData, lockDataAfter, removed } from './serving.ts';

test.each([
  ['is removed', (folder: string) => fs.rmSync(folder, { recursive: true })],
  ['is moved away', (folder: string) => fs.renameSync(folder, `${folder}.away`)],
  [
    'is replaced',
    (folder: string) => {
      fs.renameSync(folder, `${folder}.away`);
      fs.cpSync(`${folder}.away`, folder, { recursive: true });
    },
  ],
])('is noticed when it %s', async (_, change) => {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'serving-'));
  const folder = path.join(home, 'data');
  fs.mkdirSync(folder);
  const lock = lockData(folder, 'The site of this folder runs');
  const gone = removed(folder, lock);
  change(folder);
  expect((await gone).message).toContain(`${folder} has been removed or replaced: everything stops`);
  lock.release();
  fs.rmSync(home, { recursive: true });
});

test('passes to the release that was started beside, once the former one has ended', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'serving-'));
  const former = lockData(folder, 'The former release runs');
  const next = lockDataAfter(folder, 'The next release runs');
  next.servedAt('https://www.example.com');
  expect(holderOf(folder)).toMatchObject({ what: 'The former release runs' });
  expect(next.isThere()).toBe(true);
  former.release();
  await vi.waitFor(() =>
    expect(holderOf(folder)).toMatchObject({ what: 'The next release runs', url: 'https://www.example.com' }),
  );
  expect(() => lockData(folder, 'Another site runs')).toThrow('The next release runs already');
  next.release();
  fs.rmSync(folder, { recursive: true });
});

test('waits on while another process only looks at the lock', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'serving-'));
  const former = lockData(folder, 'The former release runs');
  const next = lockDataAfter(folder, 'The next release runs');
  former.release();
  const look = await share(path.join(folder, 'running.lock'));
  await pause(600);
  await look.leave(async () => {});
  await vi.waitFor(() => expect(holderOf(folder)).toMatchObject({ what: 'The next release runs' }));
  next.release();
  fs.rmSync(folder, { recursive: true });
});
