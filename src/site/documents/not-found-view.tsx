import { shortPath } from '@/lib/short-path';
import { BlindSensor } from './blind-sensor';

type Props = {
  path: string;
  /** Rendered as the delivery layer's copy (src/app/(site)/internal/fallback), which sets the status itself. */
  isCopy?: boolean;
};

/**
 * Shown for paths without a page. Next's `notFound()` sends an empty document, so this is an ordinary page that asks
 * the delivery layer for status 404; the frame's script logs the path to the browser's console.
 */
export function NotFoundView({ path, isCopy }: Props) {
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
          <p className="text-subheadline">The pattern breaks here.</p>
          <p className="text-ink-2">
            There is nothing to perceive at <span className="note">{shown}</span>. The page has moved or never existed.
          </p>
          <p>
            <a className="button button-gradient" href="/">
              Return to home
            </a>
          </p>
        </div>
        <BlindSensor />
      </div>
    </section>
  );
}
