import fs from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { type FormDefinition, formDefinition } from '@shared/form-definition';
import { formEntries } from '@shared/form-entries';
import { fileIn } from '@shared/form-files';
import { english } from '@shared/messages';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { receive } from '@/services/form-files/received';
import { callFunction } from '@/services/supabase/functions';
import { sampleFiles } from '../../../../tests/helpers/files';
import { withSmallDisk } from '../../../../tests/helpers/small-disk';
import { isNotTaken, keepFiles, readFiles } from './files';

const dataDir = vi.hoisted(() => `${process.env.TMPDIR ?? '/tmp'}/kept-${process.pid}`);
vi.mock('@/env', () => ({ env: () => ({ DATA_DIR: dataDir }) }));
vi.mock('@/services/supabase/functions', () => ({ callFunction: vi.fn() }));
const called = vi.mocked(callFunction);

const ids = ['00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-0000000000a2'];
const field = { kind: 'file', required: false, accept: ['pdf', 'text'] } as const;
const definition: FormDefinition = formDefinition.parse({
  id: ids[0],
  title: 'Plans',
  recipients: [],
  fields: [
    { ...field, name: 'plan', label: 'Plan' },
    { ...field, name: 'list', label: 'List' },
  ],
});
const signed = { form: 'form', signature: 'signature' };
const stored = () => {
  const folder = path.join(dataDir, 'form-files');
  return fs.existsSync(folder) ? fs.readdirSync(folder).sort() : [];
};
const received = (name: string, content: Buffer) => receive(dataDir, name, Readable.from([content]));

async function keep() {
  const sent = {
    plan: await received('Plan.exe', sampleFiles.pdf),
    list: await received('sites.csv', sampleFiles.csv),
  };
  const { entries, files } = await readFiles(definition, sent);
  const answers = formEntries(definition.fields, english).parse(entries);
  return keepFiles(answers, files, signed, { visitor: '10.0.0.1', language: 'en' });
}

beforeEach(() => {
  fs.rmSync(dataDir, { recursive: true, force: true });
  called.mockReset().mockResolvedValue({ ok: true, data: { ok: true, ids } });
});
afterAll(() => fs.rmSync(dataDir, { recursive: true, force: true }));

it('reads what a received file is, and treats nothing else as a file', async () => {
  const plan = await received('../Plan.exe', sampleFiles.pdf);
  const made = JSON.stringify({ name: 'a.pdf', size: 1, kind: 'pdf' });
  const { entries, files } = await readFiles(definition, { plan, list: made, who: 'Ada' });
  expect(fileIn(entries.plan)).toMatchObject({ name: 'Plan.exe.pdf', size: sampleFiles.pdf.length, kind: 'pdf' });
  expect([entries.list, entries.who, [...files.keys()]]).toEqual(['', 'Ada', ['plan']]);
  for (const list of ['../../etc/passwd', crypto.randomUUID(), '']) {
    expect((await readFiles(definition, { list })).entries.list).toBe('');
  }
});

it('reserves a place for each file, and completes the entries with it', async () => {
  const kept = await keep();
  expect(called).toHaveBeenCalledExactlyOnceWith('reserve-files', { ...signed, files: 2, language: 'en' }, '10.0.0.1');
  if (!kept.ok) throw new Error(kept.text);
  expect(Object.values(kept.entries).map((entry) => fileIn(entry)?.id)).toEqual(ids);
  expect([kept.ids, stored()]).toEqual([ids, ids]);
  expect(fs.readFileSync(path.join(dataDir, 'form-files', ids[0] ?? '')).equals(sampleFiles.pdf)).toBe(true);
});

it('stores files on a disk of their own, and names the reason if it takes none', async (test) => {
  await withSmallDisk(test, path.join(dataDir, 'form-files'), 10, async (disk) => {
    expect((await keep()).ok).toBe(true);
    expect(disk.files().sort()).toEqual(ids);
    const error = vi.spyOn(console, 'error').mockReturnValue();
    disk.close();
    expect(await keep()).toMatchObject({ ok: false, status: 503 });
    expect(error).toHaveBeenCalledExactlyOnceWith('[forms] a file could not be stored: EROFS');
    error.mockRestore();
  });
});

it('stores nothing without a reservation, and calls no function for an entry without files', async () => {
  called.mockResolvedValue({ ok: false, status: 429, text: 'Later.', fields: {} });
  expect(await keep()).toMatchObject({ ok: false, text: 'Later.' });
  expect(stored()).toEqual([]);
  called.mockClear();
  expect(await keepFiles([], new Map(), signed, { visitor: '10.0.0.1', language: 'en' })).toEqual({
    ok: true,
    entries: {},
    ids: [],
  });
  expect(called).not.toHaveBeenCalled();
});

it('leaves no file behind when one cannot be stored', async () => {
  called.mockResolvedValue({ ok: true, data: { ok: true, ids: ids.slice(0, 1) } });
  expect(await keep()).toMatchObject({ ok: false, text: 'Your files could not be stored. Please try again later.' });
  expect(stored()).toEqual([]);
});

it.each([
  [{ ok: true, data: { ok: true, kept: false } }, true],
  [{ ok: true, data: { ok: true, kept: true } }, false],
  [{ ok: true, data: { ok: true } }, false],
  [{ ok: false, status: 429, text: '', fields: {} }, true],
  // The entry may still have been stored.
  [{ ok: false, status: 500, text: '', fields: {} }, false],
  [{ ok: false, status: 0, text: '', fields: {} }, false],
] as const)('after %j, the files were certainly not taken: %s', (response, expected) => {
  expect(isNotTaken(response)).toBe(expected);
});
