import { expect, it } from 'vitest';
import { pathFromTitle, slugify } from './slugify';

it('a slug has only lower-case letters, digits and single hyphens', () => {
  expect(slugify('  Über uns & “Café” 2026! ')).toBe('uber-uns-cafe-2026');
  expect(slugify('—')).toBe('');
});

it('a path starts with the prefix of its collection, and is empty without a title', () => {
  expect(pathFromTitle('pages', 'Early warning')).toBe('/early-warning');
  expect(pathFromTitle('jobs', 'Brand Designer')).toBe('/about/careers/brand-designer');
  expect(pathFromTitle('pages', ' ')).toBe('');
});
