/** The small search form of the frame, which works without scripts. */
export const SiteSearch = () => (
  // biome-ignore lint/a11y/useSemanticElements: browsers without `search` would have no landmark
  <form className="site-search" action="/search" role="search" aria-label="This site">
    <label htmlFor="site-search" className="sr-only">
      Search this site
    </label>
    <input id="site-search" type="search" name="q" maxLength={200} placeholder="Search this site" required />
    <button type="submit">Search</button>
  </form>
);
