import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { Frame } from '@/components/layout/frame';
import { offeredLanguages } from '@/data/offered';
import { MOST_RESULTS, searchSite } from '@/data/search';
import { type SearchSite, searchSiteOf } from '@/data/search-places';
import { getSite } from '@/data/site';
import { defaultLanguage, type Language, languageCodes } from '@/lib/languages';
import { perMinute } from '@/lib/per-minute';
import { searchedFor } from '@/search/words';
import { visitorAddress } from '@/services/supabase/visitor-address';
import { SearchView } from '@/site/search/search-view';

/** Rendered per request; the server removes the framework (src/delivery/pages/page-responses.ts). */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/search'>;

/** Of a network: more than a person types, fewer than a harvester needs. */
const maySearch = perMinute(60);

async function languageFor({ searchParams }: Props): Promise<Language> {
  const { language } = await searchParams;
  return (await offeredLanguages()).find((code) => code === language) ?? defaultLanguage;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { name, words } = await getSite(await languageFor(props));
  return {
    title: `${words.search.title} | ${name}`,
    description: words.search.description(name),
    robots: { index: false, follow: true },
  };
}

async function found(text: string, site: SearchSite) {
  if (!text) return <SearchView state="empty" text="" site={site} />;
  if (!(await maySearch(visitorAddress(await headers())))) {
    return (
      <div data-status="429">
        <SearchView state="limited" text={text} site={site} />
      </div>
    );
  }
  const results = await searchSite(text, site.language);
  return <SearchView state="found" text={text} site={site} results={results} isCut={results.length === MOST_RESULTS} />;
}

function addressIn(language: Language, text: string): string {
  const query = new URLSearchParams({ ...(text && { q: text }), ...(language !== defaultLanguage && { language }) });
  return query.size > 0 ? `/search?${query}` : '/search';
}

/** `/search?q=…&language=…`: works without scripts. */
export default async function SearchPage(props: Props) {
  const text = searchedFor.parse((await props.searchParams).q);
  const language = await languageFor(props);
  const versions = languageCodes.map((code) => ({ language: code, path: addressIn(code, text) }));
  return (
    <Frame path="/search" language={language} versions={versions}>
      <span hidden data-cache="private" />
      {await found(text, await searchSiteOf(language))}
    </Frame>
  );
}
