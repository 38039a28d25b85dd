import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { Frame } from '@/components/layout/frame';
import { getGlobal } from '@/data/globals';
import { MOST_RESULTS, searchSite } from '@/data/search';
import { searchedFor } from '@/search/words';
import { visitorAddress } from '@/services/supabase/visitor-address';
import { maySearch } from '@/site/search/limit';
import { SearchView } from '@/site/search/search-view';

/** Rendered per request; the server sends it without the framework (src/delivery/pages/page-responses.ts). */
export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const { name } = await getGlobal('site-settings');
  return {
    title: `Search | ${name}`,
    description: `Search the pages, open positions and newsletter issues of ${name}.`,
    robots: { index: false, follow: true },
  };
}

async function found(text: string) {
  if (!text) return <SearchView state="empty" text="" />;
  if (!(await maySearch(visitorAddress(await headers())))) {
    return (
      <div data-status="429">
        <SearchView state="limited" text={text} />
      </div>
    );
  }
  const results = await searchSite(text);
  return <SearchView state="asked" text={text} results={results} isCut={results.length === MOST_RESULTS} />;
}

/** `/search?q=…`: works without scripts. */
export default async function SearchPage({ searchParams }: PageProps<'/search'>) {
  const text = searchedFor.parse((await searchParams).q);
  return (
    <Frame path="/search">
      <span hidden data-cache="private" />
      {await found(text)}
    </Frame>
  );
}
