import { expect, it } from 'vitest';
import { boundedForStaff } from './staff-query';

const bounded = (query: string) => String(boundedForStaff(new URLSearchParams(query)));

it.each(['limit=1000&depth=0', 'limit=250', 'limit=250&depth=1', 'limit=100&depth=10', 'sort=path', ''])(
  'staff may ask for %s',
  (query) => {
    expect(bounded(query)).toBe(query);
  },
);

// Sixteen seconds of the process.
it.each(['limit=100000&depth=10', 'limit=1001&depth=0', 'limit=251', 'limit=101&depth=2', 'joins[a][limit]=100000'])(
  '%s is refused',
  (query) => {
    expect(bounded(query)).toMatch(/at most|from 1 to/);
  },
);

it.each([
  ['limit=0&depth=0', 'limit=1000&depth=0'],
  ['limit=0&depth=3&draft=true', 'limit=100&depth=3&draft=true'],
  ['pagination=false', 'pagination=false&limit=250'],
  ['pagination=false&limit=5', 'pagination=false&limit=5'],
])('all of them (%s) are as many as one may read at once: %s', (query, expected) => {
  expect(bounded(query)).toBe(expected);
});

it('joins have no way around it', () => {
  expect(bounded('joins[documentsAndFolders][limit]=0')).toMatch(/from 1 to/);
});
