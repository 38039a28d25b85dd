import type { Notice } from '@shared/messages';
import { cx } from '@/lib/cx';

export const FormNotice = ({ notice }: { notice: Notice }) => (
  <div
    role={notice.tone === 'destructive' ? 'alert' : 'status'}
    className={cx('form-notice', notice.tone === 'destructive' && 'is-destructive')}
  >
    <p>{notice.title}</p>
    <p>{notice.description}</p>
  </div>
);
