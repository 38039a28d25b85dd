import { expect, test } from 'vitest';
import { robots, sitemap } from './sitemap';

const page = (path: string, isHidden = false) => ({
  path,
  isHidden,
  updatedAt: '2026-01-02T03:04:05.000Z',
  collection: 'pages' as const,
});

test('lists pages with their last change and leaves hidden ones out', () => {
  const xml = sitemap([page('/'), page('/platform'), page('/platform-alt', true)], 'https://alethia.example');
  expect(xml.match(/<loc>[^<]+/g)).toEqual(['<loc>https://alethia.example/', '<loc>https://alethia.example/platform']);
  expect(xml).toContain('<lastmod>2026-01-02T03:04:05.000Z</lastmod>');
});

test('crawlers are kept out of the admin and told where the sitemap is', () => {
  const text = robots('https://alethia.example');
  expect(text).toContain('Disallow: /admin');
  expect(text).toContain('Sitemap: https://alethia.example/sitemap.xml');
});
