import fs from 'node:fs';
import { expect, it } from 'vitest';
import { classesIn, sourceOf } from '../../tests/helpers/installed';

const styled = new Set(
  ['ui/dist/styles.css', 'next/dist/prod/styles.css'].flatMap((file) => classesIn(sourceOf(`@payloadcms/${file}`))),
);
/** Those that no other word could be. */
const named = new Set([...styled].filter((name) => /[-_]/.test(name)));
/** Names of ours that Payload happens to use too: a field, a block, a label that we render, and a path. */
const ours = new Set(['confirm-password', 'rich-text', 'row-label', 'not-found']);

const files = fs
  .globSync('src/{access,admin,api,backup,collections,data,delivery,fields,plugins,seams,search,staff}/**/*.{ts,tsx}')
  .filter((file) => !/\.(?:test|spec)\.tsx?$/.test(file));
const lines = files.flatMap((file) =>
  fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => !/^\s*(?:\/?\*|\/\/|import |\} from )/.test(line))
    .map((line) => ({ file, line, texts: line.match(/'[^']*'|"[^"]*"|`[^`]*`/g)?.join(' ') ?? '' })),
);
const where = (found: { file: string; line: string }[]) => found.map(({ file, line }) => `${file}: ${line.trim()}`);

it('class names and ids of the admin are in src/payload', () => {
  const found = lines.filter(
    ({ texts }) =>
      texts.match(/[\w-]+/g)?.some((word) => named.has(word) && !ours.has(word)) || /#(?:field|action)-/.test(texts),
  );
  expect(where(found)).toEqual([]);
});

it('stylesheets select elements of Payload in src/payload/styles alone', () => {
  const found = fs.globSync('src/{admin,plugins,staff}/**/*.css').flatMap((file) =>
    classesIn(fs.readFileSync(file, 'utf8'))
      .filter((name) => styled.has(name))
      .map((line) => ({ file, line })),
  );
  expect(where(found)).toEqual([]);
});

it('tables and collections that Payload adds are named in src/payload', () => {
  const names =
    /\bpayload-(?:jobs|kv|locked-documents|migrations|preferences)|\bpayload_(?:kv|migrations|jobs)\b(?! where)|users_sessions|_v\b|version_[a-z]/;
  // `where payload_kv.data`: the alias of the row in its own statement.
  expect(where(lines.filter(({ line }) => names.test(line.replace('payload_kv.data', ''))))).toEqual([]);
});
