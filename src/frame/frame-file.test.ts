import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { GET } from '../app/assets/[file]/route';
import { frameAddress, frameFile } from './frame-file';

const ask = (file: string) =>
  GET(new Request(`http://site.invalid/assets/${file}`), { params: Promise.resolve({ file }) });

test('the script takes at most 4 KB of the network', () => {
  expect(gzipSync(frameFile().text).byteLength).toBeLessThanOrEqual(4096);
});

test('the script needs nothing else', () => {
  expect(frameFile().text).not.toMatch(/^\s*import\b|\bimport\(|\brequire\(/m);
});

test('the address in the page leads to the script, under a name that holds its hash, kept for ever', async () => {
  const file = frameAddress().replace('/assets/', '');
  const answer = await ask(file);
  const text = await answer.text();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toMatch(/^text\/javascript/);
  expect(answer.headers.get('Cache-Control')).toContain('immutable');
  expect(file).toBe(`frame-${createHash('sha256').update(text).digest('hex').slice(0, 12)}.js`);
});

test('an older name still gets a script, but nobody keeps it', async () => {
  const answer = await ask('frame-000000000000.js');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
});

test('no other file is served', async () => {
  expect((await ask('..%2fframe.js')).status).toBe(404);
  expect((await ask('other.js')).status).toBe(404);
});
