import { defaultLanguage } from '@/lib/languages';
import type { Site } from '@/lib/site';

/** Works without scripts. */
export const SiteSearch = ({ site: { language, words } }: { site: Pick<Site, 'language' | 'words'> }) => (
  // biome-ignore lint/a11y/useSemanticElements: browsers without `search` would have no landmark
  <form className="site-search" action="/search" role="search" aria-label={words.frame.thisSite}>
    <label htmlFor="site-search" className="sr-only">
      {words.frame.searchSite}
    </label>
    <input id="site-search" type="search" name="q" maxLength={200} placeholder={words.frame.searchSite} required />
    {language === defaultLanguage ? null : <input type="hidden" name="language" value={language} />}
    <button type="submit">{words.frame.search}</button>
  </form>
);
