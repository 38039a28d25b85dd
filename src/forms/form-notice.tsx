import type { Notice } from '@shared/messages';
import { cx } from '../lib/cx';

/** A notice within the page, in place of a toast where scripts do not run. */
export const FormNotice = ({ notice }: { notice: Notice }) => (
  <div
    role={notice.tone === 'destructive' ? 'alert' : 'status'}
    className={cx('form-notice', notice.tone === 'destructive' && 'is-destructive')}
  >
    <p>{notice.title}</p>
    <p>{notice.description}</p>
  </div>
);
