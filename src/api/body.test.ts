import { expect, it } from 'vitest';
import { formBodyFault, jsonBodyFault } from './body';

const MEGABYTE = 1024 * 1024;

it('a large body carries files', () => {
  const data = Buffer.alloc(8 * MEGABYTE, 7).toString('base64');
  expect(jsonBodyFault(JSON.stringify({ data, pictures: { a: { data: `data:image/png;base64,${data}` } } }))).toBe(
    undefined,
  );
});

it.each([
  ['numbers', `{"a":[${'1,'.repeat(2 * MEGABYTE)}1]}`],
  ['lists', `{"a":${'['.repeat(3 * MEGABYTE)}`],
  ['ids', JSON.stringify({ a: Array(60_000).fill('0b0e7a3c-58f5-4b7e-8a43-0e6d0c1f2a3b') })],
])('a large body of %s is refused before it is parsed', (_, text) => {
  expect(jsonBodyFault(text)).toContain('2 MB without its files');
});

it('other bodies are JSON objects', () => {
  expect(jsonBodyFault('')).toBeUndefined();
  expect(jsonBodyFault('{"a":1}')).toBeUndefined();
  for (const text of ['[]', '5', '{', '{"a":"\\u0000"}']) expect(jsonBodyFault(text)).toMatch(/\.$/);
});

const URLENCODED = 'application/x-www-form-urlencoded';
const PART = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n';

it.each([
  ['pairs', URLENCODED, (count: number) => Array(count).fill('a=1').join('&')],
  ['names', URLENCODED, (count: number) => Array(count).fill('a').join('&')],
  ['nothing', URLENCODED, (count: number) => '&'.repeat(count - 1)],
  ['parts', 'multipart/form-data; boundary=b', (count: number) => `${PART.repeat(count)}--b--\r\n`],
])('a form of a thousand %s is read, and one of more is refused', async (_, type, form) => {
  const faultOf = (count: number) => formBodyFault(new TextEncoder().encode(form(count)), type);
  expect(await faultOf(1000)).toBeUndefined();
  expect(await faultOf(1001)).toContain('at most 1000 fields');
});
