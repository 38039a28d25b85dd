import { cx } from '@/lib/cx';

/** A dimension line: two ticks, a hairline, a name in the break. It always measures something; one a page, two at most. */
export const Measure = ({ name, className }: { name: string; className?: string }) => (
  <span className={cx('measure note', className)}>{name}</span>
);
