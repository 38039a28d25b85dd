import { expect, test } from 'vitest';
import { notAhead } from '../../lib/routes';
import { NEVER } from './speculation';

const patterns = NEVER.map((pattern) => new URLPattern(pattern, 'https://site.invalid'));
const isNever = (path: string) => patterns.some((pattern) => pattern.test(path, 'https://site.invalid'));

test('what is no page is never prefetched, nor what is below it', () => {
  for (const route of notAhead.filter((one) => !one.includes('.'))) {
    expect(isNever(route), route).toBe(true);
    expect(isNever(`${route}/below`), route).toBe(true);
  }
  expect(isNever('/about?a=b')).toBe(true);
  expect(isNever('/feed.xml')).toBe(true);
});

test('pages are, also those whose path begins alike', () => {
  for (const path of ['/', '/platform', '/contact', '/administration', '/solutions/energy', '/about/media'])
    expect(isNever(path), path).toBe(false);
});
