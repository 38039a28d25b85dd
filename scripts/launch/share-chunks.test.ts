import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { shareChunks } from './share-chunks';

let folder: string;
const at = (name: string) => path.join(folder, name);

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'chunks-'));
  fs.mkdirSync(at('ssr'));
  for (const name of ['a.js', 'b.js', 'ssr/c.js', 'd.json']) fs.writeFileSync(at(name), 'the same');
  fs.writeFileSync(at('other.js'), 'different');
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const links = () =>
  ['a.js', 'b.js', 'ssr/c.js', 'd.json', 'other.js'].filter((name) => fs.lstatSync(at(name)).isSymbolicLink());

it('keeps one of the files with the same content, across folders', () => {
  shareChunks(folder);
  expect(links()).toEqual(['b.js', 'ssr/c.js']);
  expect(fs.realpathSync(at('ssr/c.js'))).toBe(fs.realpathSync(at('a.js')));
  expect(fs.readFileSync(at('ssr/c.js'), 'utf8')).toBe('the same');
  expect(fs.readFileSync(at('other.js'), 'utf8')).toBe('different');
});

it('makes links that survive moving the folder, and changes nothing the second time', () => {
  shareChunks(folder);
  shareChunks(folder);
  const moved = `${folder}-moved`;
  fs.renameSync(folder, moved);
  expect(fs.readFileSync(path.join(moved, 'ssr/c.js'), 'utf8')).toBe('the same');
  fs.renameSync(moved, folder);
});

it('ignores a build without such a folder', () => {
  expect(() => shareChunks(at('missing'))).not.toThrow();
});

it('counts files as the same that name different maps', () => {
  fs.writeFileSync(at('a.js'), 'code\n//# sourceMappingURL=a.js.map');
  fs.writeFileSync(at('b.js'), 'code\n//# sourceMappingURL=b.js.map');
  fs.writeFileSync(at('ssr/c.js'), 'more\n//# sourceMappingURL=c.js.map');
  shareChunks(folder);
  expect(links()).toEqual(['b.js']);
});
