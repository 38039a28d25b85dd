import type { PublishedPage } from '@/data/published-pages';

type Listed = Pick<PublishedPage, 'path' | 'updatedAt' | 'isHidden'>;

const escapeXml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Sitemap of all indexable pages with the date of their last change (sitemaps.org 0.9). */
export function sitemap(pages: Listed[], siteUrl: string): string {
  const urls = pages
    .filter(({ isHidden }) => !isHidden)
    .map(({ path, updatedAt }) => `<url><loc>${escapeXml(siteUrl + path)}</loc><lastmod>${updatedAt}</lastmod></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
  ].join('\n');
}

export const robots = (siteUrl: string): string =>
  [
    'User-agent: *',
    'Allow: /api/media/',
    'Disallow: /admin',
    'Disallow: /api/',
    'Disallow: /preview',
    'Disallow: /examples',
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
