import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { keyOfApp, newSecret, stepOf } from './totp';

const secret = newSecret();
const now = Date.UTC(2026, 10, 22, 12, 0, 10);
const step = Math.floor(now / 30_000);
const codeAt = (time: number) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: time });

describe('a code from the app', () => {
  it.each([
    ['now', 0],
    ['of the step before', -1],
    ['of the next step', 1],
  ])('%s is accepted', (_, delta) => {
    expect(stepOf(secret, codeAt(now + delta * 30_000), now)).toBe(step + delta);
  });

  it.each([
    ['two steps ago', -2],
    ['two steps ahead', 2],
    ['an hour ago', -120],
  ])('%s is refused', (_, delta) => {
    expect(stepOf(secret, codeAt(now + delta * 30_000), now)).toBeUndefined();
  });

  it.each(['', '12345', '1234567', 'abcdef'])('is refused if malformed: %j', (code) => {
    expect(stepOf(secret, code, now)).toBeUndefined();
  });

  it('agrees with RFC 6238, appendix B', () => {
    const ofRfc = Secret.fromUTF8('12345678901234567890').base32;
    expect(stepOf(ofRfc, '287082', 59_000)).toBe(1);
    expect(stepOf(ofRfc, '081804', 1_111_111_109_000)).toBe(37_037_036);
  });
});

it('the key for the app names the site and the account', () => {
  const { uri, qr } = keyOfApp(secret, 'maria@staff.example');
  expect(uri).toContain('otpauth://totp/Alethia:maria%40staff.example?');
  expect(uri).toContain(`secret=${secret}`);
  expect(qr.size).toBeGreaterThan(20);
  expect(qr.path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/);
});

it('secrets have 160 bits and differ', () => {
  expect(Secret.fromBase32(secret).bytes).toHaveLength(20);
  expect(newSecret()).not.toBe(secret);
});
