import type { SearchResult } from '@/data/search';
import type { Words } from '@/lib/words';

type Props = { results: SearchResult[]; isCut: boolean; text: string; words: Words['search'] };

export const ResultList = (props: Props) => (
  <>
    <h2 className="text-header search-count">{props.words.count(props.results.length, props.isCut, props.text)}</h2>
    <ol className="search-results">
      {props.results.map(({ kind, title, path, excerpt }) => (
        <li key={path} className="search-result">
          <p className="note text-ink-2">{kind && props.words.kinds[kind]}</p>
          <div>
            <h3 className="text-subsection">
              <a className="search-link" href={path}>
                {title}
              </a>
            </h3>
            {excerpt.length > 0 ? (
              <p className="text-ink-2">
                {excerpt.map(({ text, isMatch }, index) =>
                  // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never move
                  isMatch ? <mark key={index}>{text}</mark> : text,
                )}
              </p>
            ) : null}
            <p className="note text-ink-2 search-path">{path}</p>
          </div>
        </li>
      ))}
    </ol>
  </>
);
