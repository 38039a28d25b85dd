import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { guardConsole } from './guard-console';

const { error, log, info, warn, debug } = console;
const lines: unknown[][] = [];

beforeEach(() => {
  vi.useFakeTimers({ now: Date.now() + 3_600_000 });
  lines.length = 0;
  console.error = (...parts: unknown[]) => void lines.push(parts);
});
afterEach(() => {
  vi.useRealTimers();
  Object.assign(console, { error, log, info, warn, debug });
});

it('logs one of the many errors of an outage, and every other error', () => {
  guardConsole();
  for (let query = 0; query < 5; query++)
    console.error('⨯', Object.assign(new Error('the database system is starting up'), { code: '57P03' }));
  for (let query = 0; query < 2; query++) console.error('⨯', new Error('another'));
  expect(lines.map(([, fault]) => String(fault))).toEqual([
    'Error: The database does not answer (57P03).',
    'Error: another',
    'Error: another',
  ]);
});
