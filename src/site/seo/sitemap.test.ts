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

test('links all versions of a page from each of them, with English as the default', () => {
  const xml = sitemap([page('/'), page('/de'), page('/about')], 'https://a.example');
  const versions =
    '<xhtml:link rel="alternate" hreflang="en" href="https://a.example/"/>' +
    '<xhtml:link rel="alternate" hreflang="de" href="https://a.example/de"/>' +
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://a.example/"/>';
  expect(xml.split(versions)).toHaveLength(3);
  expect(xml).toContain('xmlns:xhtml=');
});

test('has no language links if there is only one language', () => {
  expect(sitemap([page('/'), page('/about')], 'https://a.example')).not.toContain('xhtml');
});

test('robots.txt of another site than the public one excludes everything', () => {
  expect(robots('https://staging.example', false)).toBe('User-agent: *\nDisallow: /\n');
});

test('robots.txt excludes the admin and names the sitemap', () => {
  const text = robots('https://alethia.example');
  expect(text).toContain('Disallow: /admin');
  expect(text).toContain('Sitemap: https://alethia.example/sitemap.xml');
});
