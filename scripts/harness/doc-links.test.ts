import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { inRoot } from '../process/paths.ts';

const documents = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...fs.globSync('docs/**/*.md', { cwd: inRoot() })];

const linkedBy = (document: string) =>
  [...fs.readFileSync(inRoot(document), 'utf8').matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)].map(([, link = '']) =>
    path.join(path.dirname(document), link),
  );

it.each(documents)('%s links to files that exist', (document) => {
  expect(linkedBy(document).filter((file) => !fs.existsSync(inRoot(file)))).toEqual([]);
});

it('every capability that is listed as full names its test', () => {
  const rows = fs
    .readFileSync(inRoot('docs/capabilities.md'), 'utf8')
    .split('\n')
    .filter((line) => /^\| \d/.test(line));
  expect(rows).toHaveLength(40);
  const full = rows.filter((row) => row.includes('| full |'));
  expect(full.filter((row) => !/\]\(\.\.\/(tests|src|scripts)\/[^)]+\.(test|spec)\.tsx?\)/.test(row))).toEqual([]);
  const stated = /\*\*(\d+) in full\*\*/.exec(fs.readFileSync(inRoot('docs/capabilities.md'), 'utf8'))?.[1];
  expect(full).toHaveLength(Number(stated));
});
