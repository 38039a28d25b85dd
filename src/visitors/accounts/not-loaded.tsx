import { Filled } from './filled';
import { useAccountWords } from './texts/use-account-words';

/**
 * In place of what only scripts can show: if they never load, as on a bad network or behind a blocker, styles alone show
 * this after a while (accounts.css).
 */
export function NotLoaded() {
  const { page } = useAccountWords().texts;
  return (
    <p className="form-notice not-loaded">
      <Filled text={page.notLoaded} again={<a href="">{page.loadAgain}</a>} />
    </p>
  );
}
