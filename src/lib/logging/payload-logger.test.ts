import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { payloadLogger } from './payload-logger';

const written: string[] = [];

beforeEach(() => {
  vi.stubEnv('LOG_FORMAT', 'json');
  written.length = 0;
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((text) => written.push(String(text)) > 0);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** As pino writes it. */
function log(line: object) {
  if (typeof payloadLogger !== 'object' || !('destination' in payloadLogger)) throw new Error('no destination');
  payloadLogger.destination?.write(`${JSON.stringify({ time: 1, pid: 2, hostname: 'h', name: 'payload', ...line })}\n`);
  const { time: _, ...rest } = JSON.parse(written.at(-1) ?? '');
  return rest;
}

it('writes lines of Payload like all others, with what is known about them', () => {
  expect(log({ level: 'warn', msg: 'Blocked.', directive: 'script-src' })).toEqual({
    level: 'warn',
    message: 'Blocked.',
    directive: 'script-src',
  });
});

it('writes an error once, after the words about it', () => {
  const err = { message: 'no page', stack: 'Error: no page\n    at once' };
  expect(log({ level: 'error', msg: 'Not saved.', err }).message).toBe('Not saved.\nError: no page\n    at once');
  expect(log({ level: 'error', msg: 'no page', err }).message).toBe('Error: no page\n    at once');
});
