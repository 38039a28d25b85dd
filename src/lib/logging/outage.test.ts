/** Which errors mean that the database is away, and how often a log says so. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isNews, isRepeated, outageOf } from './outage';

beforeEach(() => vi.stubEnv('DATABASE_URL', 'postgres://user:password@127.0.0.1:26620/site'));
afterEach(() => vi.unstubAllEnvs());

const coded = (message: string, code: string, cause?: unknown) =>
  Object.assign(new Error(message, { cause }), { code });

it.each([
  ['a server that is starting', coded('the database system is starting up', '57P03'), '57P03'],
  ['a refused connection', coded('connect ECONNREFUSED 127.0.0.1:26620', 'ECONNREFUSED'), 'ECONNREFUSED'],
  [
    'its message in another error',
    new Error('Error: cannot begin transaction: connect ECONNREFUSED 127.0.0.1:26620'),
    'ECONNREFUSED',
  ],
  ['a full disk', new Error('Failed query: update', { cause: coded('could not extend file', '53100') }), '53100'],
  ['a database without a free connection', coded('sorry, too many clients already', '53300'), '53300'],
  [
    'connections that are all in use',
    new Error('Failed query: select 1', { cause: new Error('timeout exceeded when trying to connect') }),
    'no free connection',
  ],
  ['a read-only database', coded('cannot execute UPDATE in a read-only transaction', '25006'), '25006'],
  ['a query', new Error('Failed query: select 1', { cause: coded('no', 'ECONNREFUSED') }), 'ECONNREFUSED'],
  [
    'a broken connection',
    new Error('Client has encountered a connection error and is not queryable'),
    'connection lost',
  ],
])('is an outage: %s', (_, error, code) => expect(outageOf(error)).toBe(code));

it.each([
  ['another service', coded('connect ECONNREFUSED 127.0.0.1:25', 'ECONNREFUSED')],
  ['a constraint', coded('duplicate key', '23505')],
  ['a fault', new TypeError('x is not a function')],
])('is none: %s', (_, error) => expect(outageOf(error)).toBeUndefined());

it('repeats no outage, also within an object, and everything else', () => {
  const err = coded('the database system is starting up', '57P03');
  isNews();
  expect(isRepeated([{ err }, 'A part of the background work failed.'])).toBe(true);
  expect(isRepeated(['⨯', err])).toBe(true);
  expect(isRepeated(['⨯', new Error('another')])).toBe(false);
  expect(isNews(performance.now() + 60_001)).toBe(true);
});

it('tells of an outage a minute after the last, though the clock has been set back', () => {
  vi.useFakeTimers();
  isNews(performance.now() + 3_600_000);
  vi.advanceTimersByTime(3_660_001);
  vi.setSystemTime(0);
  expect(isNews()).toBe(true);
  vi.useRealTimers();
});
