import util from 'node:util';
import { expect, it } from 'vitest';
import { withoutValues } from './without-values';

const SECRET = '5f4dcc3b5aa765d61d8327deb882cf99';
const written = (value: unknown) => util.inspect(withoutValues(value), { depth: 10 });

function failedQuery(): Error {
  const detail = `Key (email)=(${SECRET}@staff.example) already exists.`;
  const message = `invalid byte sequence: "${SECRET}"`;
  const fault = Object.assign(new Error(message), {
    code: '23505',
    detail,
    constraint: 'users_email_idx',
    table: 'users',
  });
  const params = ['Ada\n    at Lovelace', SECRET];
  const text = `Failed query: insert into "users" values ($1, $2)\nparams: ${params}`;
  return Object.assign(new Error(text, { cause: fault }), { query: 'insert', params });
}

it.each([
  ['an error', failedQuery],
  ['an error that another one has caused', () => new Error('Not saved', { cause: failedQuery() })],
  ['an error among other things', () => ({ err: failedQuery(), msg: 'Not saved' })],
  ['an error deep inside', () => ({ result: { errors: [failedQuery()] } })],
  ['its text', () => String(failedQuery().message)],
  ['its stack', () => failedQuery().stack],
])('hides the values of a failed query: %s', (_, make) => expect(written(make())).not.toContain(SECRET));

it('says what failed, and where', () => {
  const text = written(failedQuery());
  expect(text).toContain('Failed query: insert into "users" values ($1, $2)');
  expect(text).toContain('Postgres 23505 users_email_idx of users');
  expect(text).toContain('without-values.test.ts');
});

it.each([
  [
    'a refused connection',
    new Error('Failed query: select 1', { cause: Object.assign(new Error('no'), { code: 'ECONNREFUSED' }) }),
  ],
  ['a server that is starting', Object.assign(new Error('the database system is starting up'), { code: '57P03' })],
])('writes one line for a database that is away: %s', (_, error) => {
  expect(written(error)).toMatch(/^\[?The database does not respond \((?:ECONNREFUSED|57P03)\)\.\]?$/);
});

it('leaves everything else unchanged', () => {
  expect(withoutValues('Serving on port 3000.')).toBe('Serving on port 3000.');
  expect(withoutValues({ a: 1 })).toEqual({ a: 1 });
  expect(written(new TypeError('x is not a function'))).toMatch(/TypeError: x is not a function\n\s+at /);
  expect(written(Object.assign(new Error('no service'), { code: 'ECONNREFUSED' }))).toContain('no service');
});

it('names the file that the disk did not take, and no database', () => {
  const refused = Object.assign(new Error("EROFS: read-only file system, open '/data/media/a.jpg'"), { code: 'EROFS' });
  expect(written(refused)).toContain("EROFS: read-only file system, open '/data/media/a.jpg'");
});

it('writes one line for a request whose sender broke it off', () => {
  const aborted = Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
  expect(written(aborted)).toBe('[The sender broke the request off.]');
});

it('writes one line for a request that was refused', () => {
  expect(written(Object.assign(new Error('Not allowed.'), { status: 403 }))).toBe('[Error: Not allowed.]');
});
