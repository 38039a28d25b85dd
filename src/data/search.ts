import { defaultLanguage, type Language } from '@/lib/languages';
import { restrictedPages } from '@/lib/routes';
import { withEllipses } from '@/search/excerpt';
import { type Found, findTexts } from '@/search/find';
import { type SearchedPlace, searchedByVisitors } from '@/search/indexed';
import { tsquery } from '@/search/words';
import { cms } from './cms';
import { listPages } from './documents';

/** Beyond them, other words help more than a second page. */
export const MOST_RESULTS = 20;

export type SearchResult = Pick<Found, 'title' | 'path' | 'excerpt'> & { kind?: SearchedPlace };

const isPlace = (place: string): place is SearchedPlace => searchedByVisitors.some((one) => one === place);

/** Published documents of one language that match, best first. Results are never stored, so there are no tags. */
export async function searchSite(text: string, language: Language = defaultLanguage): Promise<SearchResult[]> {
  const query = tsquery(text, false);
  if (!query) return [];
  const search = { query, version: 'published', places: searchedByVisitors, limit: MOST_RESULTS, language } as const;
  const found = await findTexts(await cms(), search);
  return found
    .filter(({ path }) => !Object.hasOwn(restrictedPages, path))
    .map(({ place, title, path, excerpt }) => ({
      kind: isPlace(place) ? place : undefined,
      title,
      path,
      excerpt: withEllipses(excerpt),
    }));
}

/** English pages that visitors can find. Tags: those of `listPages`. */
export async function listSearchable(): Promise<{ title: string; path: string }[]> {
  const pages = await listPages();
  return pages.filter(
    ({ path, isHidden, language }) =>
      !isHidden && language === defaultLanguage && !Object.hasOwn(restrictedPages, path),
  );
}
