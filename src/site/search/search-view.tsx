import type { ReactNode } from 'react';
import { scriptAddress } from '@/browser/script-file';
import { Arrow } from '@/components/ui/arrow';
import type { SearchResult } from '@/data/search';
import type { SearchSite } from '@/data/search-places';
import { defaultLanguage } from '@/lib/languages';
import { foreignLanguage } from '@/lib/link';
import { BlindSensor } from '../documents/blind-sensor';
import { ResultList } from './result-list';

type Props = { text: string; site: SearchSite } & (
  | { state: 'found'; results: SearchResult[]; isCut: boolean }
  | { state: 'empty' }
  | { state: 'limited' }
  /** The database does not respond (src/app/(site)/internal/fallback). */
  | { state: 'away' }
);

const Instead = ({ heading, site, children }: { heading: string; site: SearchSite; children: ReactNode }) => (
  <div className="search-instead">
    <h2 className="text-header">{heading}</h2>
    <p className="text-ink-2">{children}</p>
    <ul>
      {site.places.map(({ href, label }) => (
        <li key={href}>
          <a className="text-link" href={href} hrefLang={foreignLanguage(href, site.language)}>
            {label}
            <Arrow />
          </a>
        </li>
      ))}
    </ul>
  </div>
);

function Outcome(props: Props) {
  const { state, text, site } = props;
  const words = site.words.search;
  if (state === 'limited')
    return (
      <Instead heading={words.wait} site={site}>
        {words.waitHint}
      </Instead>
    );
  if (state === 'away')
    return (
      <Instead heading={words.away} site={site}>
        {words.awayHint}
      </Instead>
    );
  if (state === 'empty')
    return (
      <Instead heading={words.begin} site={site}>
        {words.beginHint}
      </Instead>
    );
  if (props.results.length === 0)
    return (
      <div className="search-none">
        <Instead heading={words.none(text)} site={site}>
          {words.noneHint}
        </Instead>
        <BlindSensor />
      </div>
    );
  return <ResultList results={props.results} isCut={props.isCut} text={text} words={words} />;
}

/** The form works without scripts; a script adds suggestions. */
export function SearchView(props: Props) {
  const { site } = props;
  const { language } = site;
  const words = site.words.search;
  return (
    <>
      <section className="search-hero ground-graphite mesh" data-nav-theme="dark" aria-labelledby="search">
        <div className="wrap">
          <h1 id="search" className="text-hero">
            {words.title}
          </h1>
          {/* biome-ignore lint/a11y/useSemanticElements: browsers without `search` would have no landmark */}
          <form className="search-form" action="/search" role="search" aria-labelledby="search">
            <label htmlFor="search-text" className="text-ink-2">
              {words.label}
            </label>
            <div className="search-line">
              <input
                id="search-text"
                className="field-input"
                type="search"
                name="q"
                defaultValue={props.text}
                maxLength={200}
                autoComplete="off"
                list="search-suggestions"
                data-suggestions={language === defaultLanguage ? '/suggestions.json' : undefined}
              />
              <button type="submit" className="button button-solid">
                {site.words.frame.search}
              </button>
            </div>
            <datalist id="search-suggestions" />
            {language === defaultLanguage ? null : <input type="hidden" name="language" value={language} />}
          </form>
        </div>
      </section>
      <section className="section ground-white" data-nav-theme="light" aria-label={words.results}>
        <div className="wrap">
          <Outcome {...props} />
        </div>
      </section>
      <script async type="module" src={scriptAddress('search')} />
    </>
  );
}
