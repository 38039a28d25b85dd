import type { Language } from '@/lib/languages';
import type { Site } from '@/lib/site';
import { localized } from './localized';
import { getSite } from './site';

export type SearchSite = Pick<Site, 'language' | 'words'> & {
  places: { href: string; label: string }[];
};

export async function searchSiteOf(language: Language): Promise<SearchSite> {
  const { words } = await getSite(language);
  const places = Object.entries(words.search.places).map(([address, label]) => ({ kind: 'address', address, label }));
  const links = await localized(places, language);
  return { language, words, places: links.map(({ address, label }) => ({ href: address, label })) };
}
