import type { Metadata } from 'next';
import { Frame } from '@/components/layout/frame';
import { searchSiteOf } from '@/data/search-places';
import { NotFoundView } from '@/site/documents/not-found-view';
import { SearchView } from '@/site/search/search-view';
import { notFoundMetadata } from '@/site/seo/metadata';

/**
 * Prerendered for outages (src/delivery/outage/fallback-pages.ts): `not-found`, sent with the visitor's path in place
 * of this one; `no-search`; and `nothing`, without a path, for the reverse proxy (docker/reverse-proxy).
 */
export const dynamic = 'force-static';
export const dynamicParams = true;
export const generateStaticParams = () => [];

export const generateMetadata = (): Promise<Metadata> => notFoundMetadata();

export default async function KeptNotFound({ params }: PageProps<'/internal/fallback/[page]'>) {
  const path = `/internal/fallback/${(await params).page}`;
  if (path === '/internal/fallback/no-search') {
    return (
      <Frame path="/search">
        <SearchView state="away" text="" site={await searchSiteOf('en')} />
      </Frame>
    );
  }
  const isNothing = path === '/internal/fallback/nothing';
  const isCopy = isNothing || path === '/internal/fallback/not-found';
  return (
    <Frame path={path}>
      <NotFoundView path={isNothing ? 'this address' : path} isCopy={isCopy} />
    </Frame>
  );
}
