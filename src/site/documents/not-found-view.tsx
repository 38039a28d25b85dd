import { defaultLanguage, homePath, type Language } from '@/lib/languages';
import { shortPath } from '@/lib/short-path';
import { words } from '@/lib/words';
import { BlindSensor } from './blind-sensor';

type Props = {
  path: string;
  language?: Language;
  /** For the delivery layer (src/app/(site)/internal/fallback), which sets the status itself. */
  isCopy?: boolean;
};

/** Next's `notFound()` sends an empty document, so this page requests status 404 from the delivery layer. */
export function NotFoundView({ path, language = defaultLanguage, isCopy }: Props) {
  const texts = words[language].notFound;
  const shown = shortPath(path);
  return (
    <section
      className="not-found ground-graphite mesh"
      data-nav-theme="dark"
      data-status={isCopy ? undefined : '404'}
      data-missing-path={shown}
      aria-labelledby="not-found"
    >
      <div className="wrap">
        <div className="not-found-words">
          <h1 id="not-found" className="figures">
            404
          </h1>
          <p className="text-subheadline">{texts.heading}</p>
          <p className="text-ink-2">
            {`${texts.before} `}
            <span className="note">{shown}</span>
            {texts.after}
          </p>
          <p>
            <a className="button button-gradient" href={homePath(language)}>
              {texts.home}
            </a>
          </p>
        </div>
        <BlindSensor />
      </div>
    </section>
  );
}
