import { describe, expect, it } from 'vitest';
import { digestOf, newRecoveryCodes } from './recovery-codes';
import { seal, unseal } from './seal';
import { readTicket, writeTicket } from './ticket';

describe('a sealed text', () => {
  it('is readable for the same purpose and account', () => {
    expect(unseal('second-factor', 'a', seal('second-factor', 'a', 'secret'))).toBe('secret');
  });

  it('reveals nothing, and differs each time', () => {
    const [one, other] = [seal('second-factor', 'a', 'secret'), seal('second-factor', 'a', 'secret')];
    expect(one).not.toBe(other);
    expect(Buffer.from(one, 'base64url').toString()).not.toContain('secret');
  });

  it('is unreadable for another account or purpose, changed, or truncated', () => {
    const sealed = seal('second-factor', 'a', 'secret');
    const changed = `${sealed.slice(0, -1)}${sealed.endsWith('A') ? 'B' : 'A'}`;
    expect(unseal('second-factor', 'b', sealed)).toBeUndefined();
    expect(unseal('enrolment-ticket', 'a', sealed)).toBeUndefined();
    expect(unseal('second-factor', 'a', `A${sealed}`)).toBeUndefined();
    expect(unseal('second-factor', 'a', changed.slice(0, -2))).toBeUndefined();
    expect(unseal('second-factor', 'a', '')).toBeUndefined();
  });
});

describe('an enrolment ticket', () => {
  const ticket = {
    account: '3f0c2f52-8f0e-4f0c-9d0e-111111111111',
    secret: 'ABC',
    replaces: false,
    state: 'as it was',
  };

  it('is valid for ten minutes', () => {
    const written = writeTicket(ticket, 0);
    expect(readTicket(written, 9 * 60_000)).toEqual(ticket);
    expect(readTicket(written, 10 * 60_000)).toBeUndefined();
  });

  it('hides the secret from everyone else', () => {
    expect(Buffer.from(writeTicket(ticket), 'base64url').toString()).not.toContain('ABC');
  });

  it('of another account is invalid', () => {
    expect(readTicket('anything')).toBeUndefined();
  });
});

describe('recovery codes', () => {
  it('are ten different ones', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[2-9A-HJKMNP-Z]{5}-[2-9A-HJKMNP-Z]{5}$/);
  });

  it('are recognized however they are typed, for one account only', () => {
    const kept = digestOf('a', 'ABCDE-23456');
    expect(digestOf('a', ' abcde 23456')).toBe(kept);
    expect(digestOf('b', 'ABCDE-23456')).not.toBe(kept);
    expect(kept).not.toContain('ABCDE');
  });
});
