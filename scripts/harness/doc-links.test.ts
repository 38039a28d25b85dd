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

const headingsOf = (document: string) =>
  [...fs.readFileSync(inRoot(document), 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);

/** As GitHub makes it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');

it.each(documents)('%s links to headings that exist', (document) => {
  const links = [...fs.readFileSync(inRoot(document), 'utf8').matchAll(/\]\((?!\w+:)([^)#\s]*)#([\w-]+)\)/g)];
  const lost = links.filter(([, link = '', anchor = '']) => {
    const file = link ? path.join(path.dirname(document), link) : document;
    return file.endsWith('.md') && !headingsOf(file).map(anchorOf).includes(anchor);
  });
  expect(lost.map(([whole]) => whole)).toEqual([]);
});

const tests = fs.globSync('{src,scripts,supabase,tests}/**/*.{test,spec}.{ts,tsx}', { cwd: inRoot() });

it.each(documents.filter((document) => document !== 'CHANGELOG.md'))('%s names tests that exist', (document) => {
  const named = [...fs.readFileSync(inRoot(document), 'utf8').matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`/g)];
  const lost = named.filter(([, name = '']) => !tests.some((file) => `/${file}`.endsWith(`/${name}`)));
  expect(lost.map(([, name]) => name)).toEqual([]);
});

it('what code and deployment files name by document and heading exists', () => {
  const files = fs
    .globSync(
      [
        '*.{yml,yaml,toml,ts}',
        '.env.example',
        '{deploy,docker,migrations,scripts,src,supabase,tests}/**/*.{ts,tsx,yml,sh,sql,conf}',
      ],
      {
        cwd: inRoot(),
        exclude: ['**/node_modules/**'],
      },
    )
    .filter((file) => !file.endsWith('doc-links.test.ts'));
  const named = files.flatMap((file) =>
    [...fs.readFileSync(inRoot(file), 'utf8').matchAll(/(docs\/[\w-]+\.md), "([^"\n]+)"/g)].map(
      ([, document = '', heading = '']) => ({ file, document, heading }),
    ),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(({ document, heading }) => !headingsOf(document).includes(heading))).toEqual([]);
});

it('what comments name by its path exists', () => {
  const files = fs.globSync('{src,scripts,supabase,tests,docker}/**/*.{ts,tsx,js,mjs,css,sql,conf,sh}', {
    cwd: inRoot(),
  });
  const lost = files.flatMap((file) =>
    [...fs.readFileSync(inRoot(file), 'utf8').matchAll(/^.*(?:\/\/|\/\*+|^\s*\*|^#|^\s*--) .*$/gm)].flatMap(([line]) =>
      [
        ...line.matchAll(
          /(?<![\w/.@-])(?:src|scripts|supabase|tests|docker|deploy|docs)\/[\w./()[\]-]+\.(?:\w{2,4})\b/g,
        ),
      ]
        .map(([name]) => name)
        .filter((name) => !fs.existsSync(inRoot(name)))
        .map((name) => `${file}: ${name}`),
    ),
  );
  expect(lost).toEqual([]);
});

it('docs/README.md lists every decision', () => {
  const files = fs.globSync('docs/decisions/*.md', { cwd: inRoot() });
  expect(files.filter((file) => !linkedBy('docs/README.md').includes(file))).toEqual([]);
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
