import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { asRequest } from './current-request';
import { guardConsole } from './guard-console';

const { error, log, info, warn, debug } = console;
const written: string[] = [];

beforeEach(() => {
  vi.useFakeTimers({ now: Date.now() + 3_600_000 });
  written.length = 0;
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  guardConsole();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  Object.assign(console, { error, log, info, warn, debug });
});

it('logs one of the many errors of an outage, and every other error', () => {
  for (let query = 0; query < 5; query++)
    console.error('⨯', Object.assign(new Error('the database system is starting up'), { code: '57P03' }));
  for (let query = 0; query < 2; query++) console.error('⨯', new Error('another'));
  expect(written.map((text) => text.split('\n')[0]?.slice(25))).toEqual([
    'error ⨯ The database does not respond (57P03).',
    'error ⨯ Error: another',
    'error ⨯ Error: another',
  ]);
});

it('begins each line with time and level, and has no colors', () => {
  console.log('\u001b[32mServing\u001b[0m');
  console.warn('Slow');
  const now = new Date().toISOString();
  expect(written).toEqual([`${now} info  Serving\n`, `${now} warn  Slow\n`]);
});

it('writes JSON on request, one object per line, with the request', () => {
  vi.stubEnv('LOG_FORMAT', 'json');
  asRequest('a1b2', () => console.error('⨯', new Error('no\npage')));
  const [line = '', ...rest] = written;
  expect(rest).toEqual([]);
  expect(line.trimEnd()).not.toContain('\n');
  const { message, ...known } = JSON.parse(line);
  expect(known).toEqual({ time: new Date().toISOString(), level: 'error', request: 'a1b2' });
  expect(message).toMatch(/^⨯ Error: no\npage\n {4}at /);
});

it('is done once, whichever copy of the module does it', () => {
  guardConsole();
  console.log('once');
  expect(written).toHaveLength(1);
});
