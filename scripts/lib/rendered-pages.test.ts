import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { forgetRenderedPages, isOfOrigin, keepBuiltPages, noteOrigin } from './rendered-pages.ts';

let build = '';
const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(build, file)), { recursive: true });
  fs.writeFileSync(path.join(build, file), text);
};
const read = (file: string) => fs.readFileSync(path.join(build, file), 'utf8');

const rendered = ['app/careers.html', 'app/careers.segments/_tree.segment.rsc', 'route-cache/APP_ROUTE/feed.body'].map(
  (file) => `server/${file}`,
);

beforeEach(() => {
  build = fs.mkdtempSync(path.join(os.tmpdir(), 'alethia-build-'));
  write('server/app/_not-found.html', 'built');
  write('server/app/page.js', 'code');
  keepBuiltPages(build);
});
afterEach(() => fs.rmSync(build, { recursive: true }));

it('forgets what a server has rendered and gives back what the build made', () => {
  write('server/app/_not-found.html', 'rendered since');
  for (const file of rendered) write(file, 'of the database before');
  forgetRenderedPages(build);
  expect(read('server/app/_not-found.html')).toBe('built');
  expect(rendered.filter((file) => fs.existsSync(path.join(build, file)))).toEqual([]);
  expect(read('server/app/page.js')).toBe('code');
});

it('knows from which database its pages are, and does not write down its password', () => {
  const origin = { databaseUrl: 'postgres://user:geheim@db/site', siteUrl: 'https://a.example' };
  expect(isOfOrigin(build, origin)).toBe(false);
  noteOrigin(build, origin);
  expect(isOfOrigin(build, origin)).toBe(true);
  expect(isOfOrigin(build, { ...origin, databaseUrl: 'postgres://user:geheim@other/site' })).toBe(false);
  expect(isOfOrigin(build, { databaseUrl: origin.databaseUrl })).toBe(false);
  expect(read('as-built/origin')).not.toContain('geheim');
});
