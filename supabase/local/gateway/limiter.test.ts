import { describe, expect, it } from 'vitest';
import { Limiter } from './limiter.ts';
import { authRateLimit } from './limits.ts';

const three = { requests: 3, windowMs: 3_000 };

describe('the limiter', () => {
  it('allows the limit per key, then returns the time to wait', () => {
    const limiter = new Limiter();
    expect([0, 0, 0].map(() => limiter.take('a', three, 0))).toEqual([0, 0, 0]);
    expect(limiter.take('a', three, 0)).toBe(1);
    expect(limiter.take('b', three, 0)).toBe(0);
  });

  it('refills evenly and never beyond the rate limit', () => {
    const limiter = new Limiter();
    for (let time = 0; time < 4; time++) limiter.take('a', three, 0);
    expect(limiter.take('a', three, 999)).toBe(1);
    expect(limiter.take('a', three, 1_000)).toBe(0);
    const later = [1, 2, 3, 4].map(() => limiter.take('a', three, 1_000_000));
    expect(later).toEqual([0, 0, 0, 1]);
  });

  it('takes back what led to nothing, and never more than the rate limit', () => {
    const limiter = new Limiter();
    limiter.giveBack('a', three);
    for (let time = 0; time < 3; time++) limiter.take('a', three, 0);
    limiter.giveBack('a', three);
    expect([0, 0].map(() => limiter.take('a', three, 0))).toEqual([0, 1]);
    for (let time = 0; time < 5; time++) limiter.giveBack('a', three);
    expect([0, 0, 0, 0].map(() => limiter.take('a', three, 0))).toEqual([0, 0, 0, 1]);
  });

  it('evicts the least recently used, so that many addresses cannot fill the memory', () => {
    const limiter = new Limiter(2);
    const one = { requests: 1, windowMs: 60_000 };
    limiter.take('a', one, 0);
    limiter.take('b', one, 0);
    limiter.take('a', one, 0);
    limiter.take('c', one, 0);
    expect(limiter.size).toBe(2);
    expect(limiter.take('a', one, 0)).toBeGreaterThan(0);
    expect(limiter.take('b', one, 0)).toBe(0);
  });
});

it.each([
  ['token', 'POST', 'password', 'credentials'],
  ['token', 'POST', 'refresh_token', 'refresh'],
  ['signup', 'POST', undefined, 'credentials'],
  ['user', 'PUT', undefined, 'credentials'],
  ['user', 'GET', undefined, 'other'],
  ['logout', 'POST', undefined, 'other'],
  ['recover', 'POST', undefined, 'mail'],
  ['resend', 'POST', undefined, 'mail'],
  ['verify', 'GET', undefined, 'verify'],
])('%s %s %s counts as %s', (endpoint, method, grant, name) => {
  expect(authRateLimit(endpoint, method, grant)).toBe(name);
});
