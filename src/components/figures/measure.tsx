import { cx } from '@/lib/cx';

/** A dimension line: two ticks, a hairline, a label in the break. At most two per page. */
export const Measure = ({ name, className }: { name: string; className?: string }) => (
  <span className={cx('measure note', className)}>{name}</span>
);
