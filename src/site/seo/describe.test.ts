import type { SiteSetting } from '@payload-types';
import { expect, test } from 'vitest';
import type { Located } from '@/data/documents';
import { describeDocument, fullTitle, imagePath } from './describe';

const site = { name: 'Alethia', defaultSeo: { title: 'Default', description: 'Default words.' } } as SiteSetting;
const page = (document: object) =>
  ({ collection: 'pages', document: { title: 'Platform', path: '/platform', ...document } }) as Located;

test('a page without metadata gets its title and the default description', () => {
  expect(describeDocument(page({}), site)).toEqual({
    title: 'Platform',
    description: 'Default words.',
    path: '/platform',
    canonical: '/platform',
    isHidden: false,
  });
});

test('its own metadata takes precedence', () => {
  const found = page({ meta: { title: 'The platform', description: 'Six modules.', hideFromSearch: true } });
  expect(describeDocument(found, site)).toMatchObject({
    title: 'The platform',
    description: 'Six modules.',
    isHidden: true,
  });
});

test('a variant names its main page as canonical', () => {
  const found = page({
    path: '/platform-alt',
    meta: { canonical: { relationTo: 'pages', value: { path: '/platform' } } },
  });
  expect(describeDocument(found, site).canonical).toBe('/platform');
});

test('an unpublished main page is not canonical', () => {
  const found = page({ meta: { canonical: { relationTo: 'pages', value: 'an-id' } } });
  expect(describeDocument(found, site).canonical).toBe('/platform');
});

test('a job is described by its summary', () => {
  const job = { collection: 'jobs', document: { title: 'VP Sales', path: '/x', summary: 'Lead sales.' } } as Located;
  expect(describeDocument(job, site).description).toBe('Lead sales.');
});

test('a long summary is cut between words, as search engines would', () => {
  const job = { collection: 'jobs', document: { title: 'A', path: '/x', summary: 'seven a '.repeat(30) } } as Located;
  const { description } = describeDocument(job, site);
  expect(description.length).toBeLessThanOrEqual(160);
  expect(description).toMatch(/(?:seven|a)…$/);
});

test('titles end with the company', () => {
  expect(fullTitle('Platform', site)).toBe('Platform | Alethia');
});

test('every page has its own image', () => {
  expect([imagePath('/'), imagePath('/platform/partnerships')]).toEqual([
    '/og/index.png',
    '/og/platform/partnerships.png',
  ]);
});
