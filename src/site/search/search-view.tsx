import type { ReactNode } from 'react';
import { scriptAddress } from '@/browser/script-file';
import type { SearchResult } from '@/data/search';
import { BlindSensor } from '../documents/blind-sensor';
import { ResultList } from './result-list';

type Props = { text: string } & (
  | { state: 'asked'; results: SearchResult[]; isCut: boolean }
  | { state: 'empty' }
  /** Too many searches from one network. */
  | { state: 'limited' }
  /** The database does not answer (src/app/(site)/internal/fallback). */
  | { state: 'away' }
);

const places = [
  { href: '/platform', label: 'Platform' },
  { href: '/solutions', label: 'Solutions' },
  { href: '/about/careers', label: 'Careers' },
  { href: '/about/newsletters', label: 'Newsletter' },
  { href: '/contact', label: 'Contact' },
];

const Instead = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <div className="search-instead">
    <h2 className="text-header">{heading}</h2>
    <p className="text-ink-2">{children}</p>
    <ul>
      {places.map(({ href, label }) => (
        <li key={href}>
          <a className="text-link" href={href}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  </div>
);

function Outcome(props: Props) {
  const { state, text } = props;
  if (state === 'limited')
    return (
      <Instead heading="Please wait a minute">
        There were too many searches from your network. Your words are still in the field.
      </Instead>
    );
  if (state === 'away')
    return (
      <Instead heading="Search is not available right now">
        A part of the site is in maintenance. Every page still works; please search again in a few minutes.
      </Instead>
    );
  if (state === 'empty')
    return <Instead heading="Where to begin">Type a word above, or start with one of these pages.</Instead>;
  if (props.results.length === 0)
    return (
      <div className="search-none">
        <Instead heading={`No page mentions “${text}”`}>
          Try fewer words, or another word for it. These pages may help, too.
        </Instead>
        <BlindSensor />
      </div>
    );
  return <ResultList results={props.results} isCut={props.isCut} text={text} />;
}

/** The search page: its form works without scripts, and a script adds suggestions while typing. */
export const SearchView = (props: Props) => (
  <>
    <section className="search-hero ground-graphite mesh" data-nav-theme="dark" aria-labelledby="search">
      <div className="wrap">
        <h1 id="search" className="text-hero">
          Search
        </h1>
        {/* biome-ignore lint/a11y/useSemanticElements: browsers without `search` would have no landmark */}
        <form className="search-form" action="/search" role="search" aria-labelledby="search">
          <label htmlFor="search-text" className="text-ink-2">
            Pages, open positions and newsletter issues
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
              data-suggestions="/suggestions.json"
            />
            <button type="submit" className="button button-solid">
              Search
            </button>
          </div>
          <datalist id="search-suggestions" />
        </form>
      </div>
    </section>
    <section className="section ground-white" data-nav-theme="light" aria-label="Results">
      <div className="wrap">
        <Outcome {...props} />
      </div>
    </section>
    <script async type="module" src={scriptAddress('search')} />
  </>
);
