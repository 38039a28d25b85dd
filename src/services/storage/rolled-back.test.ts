import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listsBeside, noteFiles, removingRolledBackFiles } from './rolled-back';

let data: string;
let folder: string;
beforeEach(() => {
  data = fs.mkdtempSync(path.join(os.tmpdir(), 'rolled-back-'));
  folder = path.join(data, 'media');
  fs.mkdirSync(folder);
});
afterEach(() => fs.rmSync(data, { recursive: true }));

/** Of transactions whose end is not known. */
const lists = () => fs.readdirSync(listsBeside(folder));

type Wrapped = Parameters<typeof removingRolledBackFiles>[0];

/** Payload's adapter, as far as it ends transactions. */
function adapterThat(ends: () => Promise<void>) {
  const { init } = removingRolledBackFiles({
    init: () => ({ commitTransaction: ends, rollbackTransaction: ends }),
  } as unknown as Wrapped);
  return init({ payload: {} as never });
}

const stored = ['field.png', 'field-480x240.webp'];

/** As Payload stores an upload: the hook, then the files. */
async function upload(transactionID: string): Promise<void> {
  const [filename, size] = stored;
  await noteFiles({
    collection: { upload: { staticDir: folder } },
    data: { filename, sizes: { w480: { filename: size }, w960: { filename: null } } },
    req: { file: {}, transactionID: Promise.resolve(transactionID) },
  } as unknown as Parameters<typeof noteFiles>[0]);
  for (const name of stored) fs.writeFileSync(path.join(folder, name), 'new');
}

it('the files of a row that is rolled back go, also if the connection is lost meanwhile', async () => {
  await upload('one');
  expect(lists()).toEqual(['one']);
  await adapterThat(async () => {}).rollbackTransaction('one');
  expect([fs.readdirSync(folder), lists()]).toEqual([[], []]);
  await upload('two');
  await expect(adapterThat(() => Promise.reject(new Error('lost'))).rollbackTransaction('two')).rejects.toThrow('lost');
  expect(fs.readdirSync(folder)).toEqual([]);
});

it('those of a commit stay, and are listed if its outcome is not known', async () => {
  await upload('one');
  const adapter = adapterThat(() => Promise.reject(new Error('lost')));
  await expect(adapter.commitTransaction('one')).rejects.toThrow('lost');
  await adapterThat(async () => {}).rollbackTransaction('one');
  expect(fs.readdirSync(folder).sort()).toEqual(stored.toSorted());
  expect(lists()).toEqual(['one']);
});

it('files of others stay: of another transaction, and those that were there before', async () => {
  fs.writeFileSync(path.join(folder, 'field.png'), 'old');
  await upload('one');
  await adapterThat(async () => {}).rollbackTransaction('other');
  expect(fs.readdirSync(folder)).toHaveLength(2);
  await adapterThat(async () => {}).rollbackTransaction('one');
  expect(fs.readdirSync(folder)).toEqual(['field.png']);
});
