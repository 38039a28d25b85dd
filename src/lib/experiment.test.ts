import { describe, expect, it } from 'vitest';
import { cookieIn, cookieWith, pick, readAssignments, readRunning } from './experiment';

describe('a letter', () => {
  it.each([
    [[50, 50], 0, 'a'],
    [[50, 50], 0.4999, 'a'],
    [[50, 50], 0.5, 'b'],
    [[50, 50], 0.9999, 'b'],
    [[80, 15, 5], 0.79, 'a'],
    [[80, 15, 5], 0.8, 'b'],
    [[80, 15, 5], 0.96, 'c'],
    [[0, 100], 0, 'b'],
    [[25, 25, 25, 25], 0.75, 'd'],
  ] as const)('shares %j at %d: %s', (shares, random, letter) => {
    expect(pick(shares, random)).toBe(letter);
  });

  it('is picked as often as its share', () => {
    const shares = [60, 30, 10];
    const found = { a: 0, b: 0, c: 0, d: 0 };
    for (let step = 0; step < 1000; step++) found[pick(shares, step / 1000)] += 1;
    expect(found).toEqual({ a: 600, b: 300, c: 100, d: 0 });
  });
});

describe('the cookie', () => {
  const assignments = [
    { experiment: '3f2a9c1e', letter: 'b', isReached: false },
    { experiment: '00000000', letter: 'a', isReached: true },
  ] as const;

  it("contains only the visitor's variants", () => {
    const written = cookieWith([...assignments], true);
    expect(written).toBe(
      'alethia_experiments=3f2a9c1e-b.00000000-a-goal; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure',
    );
    expect(readAssignments(cookieIn(`theme=1; ${written.split(';')[0]}; other=2`))).toEqual(assignments);
    expect(cookieWith([], false)).not.toContain('Secure');
  });

  it.each([undefined, '', 'x', '3f2a9c1e-e', '3f2a9c1e-b-goal-x', 'constructor'])('reads nothing from %j', (value) => {
    expect(readAssignments(value)).toEqual([]);
  });

  it('keeps the ten newest', () => {
    const many = Array.from({ length: 12 }, (_, n) => ({
      experiment: `0000000${n.toString(16)}`,
      letter: 'a' as const,
      isReached: false,
    }));
    const value = cookieIn(cookieWith(many, false).split(';')[0]);
    expect(readAssignments(value).map(({ experiment }) => experiment)).toEqual(
      many.slice(2).map(({ experiment }) => experiment),
    );
  });
});

it.each([undefined, '', '{', '{}', '{"id":"x","shares":[50,50],"pages":[]}'])(
  'a page that declares %j declares none',
  (json) => {
    expect(readRunning(json)).toBeUndefined();
  },
);
