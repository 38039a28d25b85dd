import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { sampleFiles } from '../../../tests/helpers/files';
import { contentOf } from './content';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'content-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

it.each([
  ['pdf', 'pdf', 'pdf'],
  ['png', 'picture', 'png'],
  ['docx', 'office', 'docx'],
  ['odt', 'office', 'odt'],
  ['csv', 'text', 'txt'],
  ['latin1', 'text', 'txt'],
  // It is only ever saved, as text.
  ['html', 'text', 'txt'],
  ['docm', 'other', undefined],
  ['zip', 'other', undefined],
  ['exe', 'other', undefined],
  ['svg', 'other', undefined],
  ['noise', 'other', undefined],
] as const)('%s is %s, whatever it is called', async (sample, kind, ending) => {
  const file = path.join(folder, 'report.pdf');
  fs.writeFileSync(file, sampleFiles[sample]);
  const content = await contentOf(file);
  expect([content.kind, content.endings[0]]).toEqual([kind, ending]);
});

it('a truncated signature is of no kind', async () => {
  const file = path.join(folder, 'broken');
  fs.writeFileSync(file, sampleFiles.docx.subarray(0, 20));
  expect((await contentOf(file)).kind).toBe('other');
});
