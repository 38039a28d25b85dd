import fs from 'node:fs';
import { expect, it } from 'vitest';
import { unstatedCalls } from './local-api';

it.each([
  ["await payload.find({ collection: 'pages' });", ['find']],
  ["(await cms()).findGlobal({ slug: 'footer' });", ['findGlobal']],
  ["req.payload.jobs.queue({ task: 'a', input: {} });", ['jobs.queue']],
  ['payload.jobs.run();', ['jobs.run']],
  ['this.#payload.find(options);', ['find']],
  ['payload.update({ ...rest, data });', ['update']],
  ["payload.find({ collection: 'pages', overrideAccess: false });", []],
  ['payload.find({ overrideAccess });', []],
  ['const shared = { overrideAccess: true, req }; payload.find({ ...shared });', []],
  ['const a = { overrideAccess: true }; const b = { ...a }; payload.find(b);', []],
  ['const shared = (req) => ({ overrideAccess: false, req }); payload.find({ ...shared(req) });', []],
  ['pages.find(({ id }) => id === one); payload.db.find({}); payload.jobs.other();', []],
])('%s', (source, operations) => {
  expect(unstatedCalls(source, false).map(({ operation }) => operation)).toEqual(operations);
});

it('a call is found at its line', () => {
  expect(unstatedCalls("// ü\n\npayload.count({ collection: 'a' });", false)).toMatchObject([{ line: 3 }]);
});

it('every call of the Local API says whether it skips access rules', () => {
  const files = fs
    .globSync(['{src,scripts}/**/*.{ts,tsx}', 'payload.config.ts'])
    .filter((file) => !/\.(?:test|spec)\.tsx?$/.test(file));
  const found = files.flatMap((file) =>
    unstatedCalls(fs.readFileSync(file, 'utf8'), file.endsWith('x')).map(
      ({ line, operation }) => `${file}:${line} ${operation}`,
    ),
  );
  expect(
    found,
    'Payload 3 skips access rules by default, Payload 4 applies them: write `overrideAccess: true` or `false`.',
  ).toEqual([]);
}, 60_000);
