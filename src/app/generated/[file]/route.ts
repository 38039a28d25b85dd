import { cms } from '@/data/cms';
import { listPages } from '@/data/documents';
import { getGlobal } from '@/data/globals';
import { list } from '@/data/lists';
import { redirectTable } from '@/data/redirects';
import { listSearchable } from '@/data/search';
import { PAGE_CACHE_CONTROL, PRIVATE_CACHE_CONTROL } from '@/delivery/html/status';
import { env } from '@/env';
import { addedToSite } from '@/seams/capability';
import { suggestions } from '@/site/search/suggestions';
import { atomFeed } from '@/site/seo/feed';
import { securityTxt } from '@/site/seo/security-txt';
import { robots, sitemap } from '@/site/seo/sitemap';
import { pathsTable } from '../paths-table';

/** Rendered on first request, cached like pages: Next's own sitemap.ts would need the database at build time. */
export const dynamic = 'force-static';
export const dynamicParams = true;
export const generateStaticParams = () => [];
/** In seconds: renews the expiry date of security.txt. */
export const revalidate = 2_592_000;

type File = { type: string; body: (siteUrl: string) => string | undefined | Promise<string | undefined> };

const files: Record<string, File> = {
  'sitemap.xml': { type: 'application/xml', body: async (siteUrl) => sitemap(await listPages(), siteUrl) },
  'robots.txt': { type: 'text/plain', body: (siteUrl) => robots(siteUrl, !env().SITE_ENVIRONMENT) },
  'feed.xml': {
    type: 'application/atom+xml',
    body: async (siteUrl) => atomFeed(await list('newsletter-issues'), await getGlobal('site-settings'), siteUrl),
  },
  // For the search field (src/browser/search.js).
  'suggestions.json': { type: 'application/json', body: async () => suggestions(await listSearchable()) },
  'security.txt': {
    type: 'text/plain',
    body: async (siteUrl) => securityTxt(await getGlobal('site-settings'), siteUrl),
  },
  // For src/delivery/server.ts, which blocks other requests for them.
  'redirects.json': { type: 'application/json', body: async () => JSON.stringify(await redirectTable()) },
  'paths.json': { type: 'application/json', body: async () => JSON.stringify(await pathsTable()) },
};

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file: name } = await params;
  const file = files[name] ?? addedToSite(await cms(), 'files').find((some) => some[name])?.[name];
  const body = await file?.body(env().SITE_URL);
  if (!file || body === undefined) {
    return new Response('There is no such file.', { status: 404, headers: { 'cache-control': PRIVATE_CACHE_CONTROL } });
  }
  return new Response(body, {
    headers: { 'content-type': `${file.type}; charset=utf-8`, 'cache-control': PAGE_CACHE_CONTROL },
  });
}
