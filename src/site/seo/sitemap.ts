import type { PublishedPage } from '@/data/published-pages';
import { defaultLanguage } from '@/lib/languages';
import { inXml } from './xml';

type Listed = Pick<PublishedPage, 'path' | 'updatedAt' | 'isHidden' | 'language' | 'original'>;

/** Links to all versions of a page, including itself; empty if there is only one. */
function alternates(versions: Listed[], siteUrl: string): string {
  if (versions.length < 2) return '';
  const link = (language: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${inXml(siteUrl + path)}"/>`;
  const english = versions.find(({ language }) => language === defaultLanguage);
  return [
    ...versions.map(({ language, path }) => link(language, path)),
    ...(english ? [link('x-default', english.path)] : []),
  ].join('');
}

/** All indexable pages with their versions (sitemaps.org 0.9). */
export function sitemap(pages: Listed[], siteUrl: string): string {
  const listed = pages.filter(({ isHidden }) => !isHidden);
  const groups = Map.groupBy(listed, ({ original }) => original);
  const urls = listed.map(({ path, updatedAt, original }) => {
    const versions = alternates(groups.get(original) ?? [], siteUrl);
    return `<url><loc>${inXml(siteUrl + path)}</loc><lastmod>${updatedAt}</lastmod>${versions}</url>`;
  });
  const namespace = groups.size < listed.length ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespace}>`,
    ...urls,
    '</urlset>',
  ].join('\n');
}

/** `isPublic`: false keeps search engines out of everything. */
export const robots = (siteUrl: string, isPublic = true): string =>
  (isPublic
    ? [
        'User-agent: *',
        'Allow: /api/media/',
        'Disallow: /admin',
        'Disallow: /api/',
        'Disallow: /preview',
        'Disallow: /examples',
        '',
        `Sitemap: ${siteUrl}/sitemap.xml`,
        '',
      ]
    : ['User-agent: *', 'Disallow: /', '']
  ).join('\n');
