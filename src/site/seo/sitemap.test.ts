import { expect, test } from 'vitest';
import { languageOfPath, withoutLanguage } from '@/lib/languages';
import { robots, sitemap } from './sitemap';

const page = (path: string, isHidden = false) => ({
  path,
  isHidden,
  updatedAt: '2026-01-02T03:04:05.000Z',
  collection: 'pages' as const,
  language: languageOfPath(path),
  original: withoutLanguage(path),
});

test('lists pages with their last change and leaves hidden ones out', () => {
  const xml = sitemap([page('/'), page('/platform'), page('/platform-alt', true)], 'https://alethia.example');
  expect(xml.match(/<loc>[^<]+/g)).toEqual(['<loc>https://alethia.example/', '<loc>https://alethia.example/platform']);
  expect(xml).toContain('<lastmod>2026-01-02T03:04:05.000Z</lastmod>');
});

test('names the versions of a page in each of them, and English for all other languages', () => {
  const xml = sitemap([page('/'), page('/de'), page('/about')], 'https://a.example');
  const versions =
    '<xhtml:link rel="alternate" hreflang="en" href="https://a.example/"/>' +
    '<xhtml:link rel="alternate" hreflang="de" href="https://a.example/de"/>' +
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://a.example/"/>';
  expect(xml.split(versions)).toHaveLength(3);
  expect(xml).toContain('xmlns:xhtml=');
});

test('has nothing of other languages where there is one', () => {
  expect(sitemap([page('/'), page('/about')], 'https://a.example')).not.toContain('xhtml');
});

test('crawlers are kept out of the admin and told where the sitemap is', () => {
  const text = robots('https://alethia.example');
  expect(text).toContain('Disallow: /admin');
  expect(text).toContain('Sitemap: https://alethia.example/sitemap.xml');
});
