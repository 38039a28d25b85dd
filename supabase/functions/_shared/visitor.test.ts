import { expect, it } from 'vitest';
import { isEqual, visitorHeaders, visitorOf } from './visitor.ts';

const request = (headers: Record<string, string>) => new Request('http://functions.example', { headers });

it('believes the site, and nobody else, about who the visitor is', async () => {
  const signed = await visitorHeaders('10.0.0.1', 'secret');
  expect(await visitorOf(request({ ...signed, 'x-forwarded-for': '192.0.2.9' }), 'secret')).toBe('10.0.0.1');
  expect(await visitorOf(request({ ...signed, 'x-forwarded-for': '192.0.2.9' }), 'other')).toBe('192.0.2.9');
  const forged = { ...signed, 'x-visitor': '10.0.0.2', 'x-forwarded-for': '192.0.2.9, 10.1.1.1' };
  expect(await visitorOf(request(forged), 'secret')).toBe('192.0.2.9');
  expect(await visitorOf(request({}), 'secret')).toBe('unknown');
});

it.each([
  ['abc', 'abc', true],
  ['abc', 'abd', false],
  ['abc', 'abcd', false],
  ['', '', true],
])('%j equals %j: %s', (one, other, expected) => {
  expect(isEqual(one, other)).toBe(expected);
});
