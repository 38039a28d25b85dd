/** Every command, and the server that containers start, judges all settings before it starts anything. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../../scripts/process/paths';

const home = path.join(process.env.DATA_DIR ?? '', 'of-no-site');

const wrong = {
  WORK: 'foo',
  S3_BUCKET: 'uploads',
  READY_PAGES_MB: 'abc',
  DELIVERY: 'of',
  SMTP_URL: 'smtps://user:hunter2@',
  PAYLOAD_SECRET: 'hunter2',
  SITE_ULR: 'https://www.example.com',
};

const expected = [
  'PAYLOAD_SECRET must have at least 32 characters',
  'DELIVERY is "of", but must be on or off.',
  'SMTP_URL must name a host',
  'READY_PAGES_MB is "abc", but must be a whole number from 1 to 65536.',
  'S3_REGION is missing: S3_BUCKET needs it.',
  'S3_ACCESS_KEY_ID is missing: S3_BUCKET needs it.',
  'S3_SECRET_ACCESS_KEY is missing: S3_BUCKET needs it.',
  'WORK is "foo", but must be all, planned, long or none.',
  'SITE_ULR in the environment is not a setting: did you mean SITE_URL?',
];

type Run = { code: number | null; output: string };

function run(program: string[], settings: Record<string, string>): Promise<Run> {
  const { DATABASE_URL, SITE_URL, PAYLOAD_SECRET, ...others } = process.env;
  return new Promise((resolve) => {
    const env = { ...others, NODE_ENV: 'production' as const, DATA_DIR: home, ...settings };
    const child = spawn(process.execPath, program, { cwd: inRoot(), env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.once('close', (code) => resolve({ code, output }));
  });
}

const command = (...args: string[]) => [inRoot('scripts/run.mjs'), ...args];

const programs: Record<string, string[]> = {
  start: command('start'),
  dev: command('dev'),
  build: command('build'),
  migrate: command('migrate'),
  backup: command('backup'),
  restore: command('restore', 'none.tar.gz'),
  reindex: command('reindex'),
  export: command('export', path.join(home, 'published')),
  'the server': [inRoot('src/delivery/server.ts')],
};

/** The server's log has a time and a level before each. */
const linesOf = ({ output }: Run) =>
  output
    .split('\n')
    .map((line) => line.replace(/^\S+Z error /, '').trim())
    .filter((line) => /^[A-Z][A-Z_0-9]+ (is|in|must) /.test(line));

describe('with wrong settings', () => {
  it.each(Object.entries(programs))('%s ends with one line for each of them, and no secret', async (name, program) => {
    const done = await run(
      program,
      name === 'the server' ? { ...wrong, DATABASE_URL: 'postgres://localhost/site' } : wrong,
    );
    expect(done.code).toBe(1);
    const lines = linesOf(done);
    expect(lines).toHaveLength(expected.length);
    for (const beginning of expected) expect(lines.filter((line) => line.startsWith(beginning))).toHaveLength(1);
    expect(done.output).not.toMatch(/hunter2|^\s+at /m);
    expect(fs.existsSync(home)).toBe(false);
  });

  it('of this machine, the start and the server say so before anything else', async () => {
    const here = { HOST: '203.0.113.7', DATA_DIR: '/dev/null' };
    const needed = { DATABASE_URL: 'postgres://localhost/site', PAYLOAD_SECRET: '0123456789abcdef0123456789abcdef' };
    for (const program of [command('start'), [inRoot('src/delivery/server.ts')]]) {
      const done = await run(program, { ...needed, ...here });
      expect(done.code).toBe(1);
      expect(linesOf(done).toSorted()).toEqual([
        expect.stringMatching(/^DATA_DIR is "\/dev\/null", but must be a folder/),
        expect.stringMatching(/^HOST is "203.0.113.7", but must be an address of this machine/),
      ]);
    }
  });
});
