import { expect, it } from 'vitest';
import { counted, isEqual, visitorHeaders } from './visitor.ts';

const key = 'sb_secret_of_tests';
const request = (headers: Record<string, string>) => new Request('http://functions.example', { headers });
const visitor = (headers: Record<string, string>, more: { key?: string; hops?: number; now?: number } = {}) =>
  counted(request(headers), more.key ?? key, more.hops, more.now).visitor();
const from = (address: string) => ({ 'x-forwarded-for': address });

it('trusts only the site to name the visitor', async () => {
  const signed = await visitorHeaders('10.0.0.1', key);
  const itself = await visitor(from('10.0.0.1'));
  expect(await visitor({ ...signed, ...from('192.0.2.9') })).toBe(itself);
  const forged = { ...signed, 'x-visitor': '10.0.0.2', ...from('192.0.2.9') };
  expect(await visitor(forged)).toBe(await visitor(from('192.0.2.9')));
});

it('identifies a caller by the entry of the last trusted proxy, whatever precedes it', async () => {
  const seen = await visitor(from('192.0.2.9'));
  expect(await visitor(from('198.51.100.1, 192.0.2.9'))).toBe(seen);
  expect(await visitor(from('198.51.100.1, 192.0.2.9, 10.0.0.1'), { hops: 2 })).toBe(seen);
  expect(await visitor(from('2001:db8::1'))).toBe(await visitor(from('2001:db8::ffff:2')));
  // Without any address all callers share one counter.
  expect(await visitor({})).toBe(await visitor(from('nonsense')));
});

it('gives keys that need the secret, and change every day', async () => {
  const at = Date.parse('2026-11-22T23:59:59Z');
  const keys = await Promise.all([
    visitor(from('192.0.2.9'), { now: at }),
    visitor(from('192.0.2.9'), { now: at + 1_000 }),
    visitor(from('192.0.2.9'), { now: at, key: 'another' }),
    counted(request({}), key, 1, at).mailbox('192.0.2.9'),
  ]);
  expect(new Set(keys).size).toBe(4);
  for (const one of keys) expect(one).toMatch(/^[0-9a-f]{64}$/);
});

it.each([
  ['abc', 'abc', true],
  ['abc', 'abd', false],
  ['abc', 'abcd', false],
  ['', '', true],
])('%j equals %j: %s', (one, other, expected) => {
  expect(isEqual(one, other)).toBe(expected);
});
