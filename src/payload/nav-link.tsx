import type { ReactNode } from 'react';
import { cx } from '@/lib/cx';
import { classNames } from './class-names';
import { Link } from './link';

type Props = {
  name: string;
  href: string;
  className?: string;
  label: string;
  /** `page`: this very page. `true`: one that belongs to it. */
  current?: 'page' | 'true';
  children?: ReactNode;
};

/** An entry of the admin's menu; `children` follow its label. */
export function NavLink({ name, href, className, label, current, children }: Props) {
  return (
    <Link
      className={cx(classNames.navLink, className)}
      href={href}
      id={`nav-${name}`}
      prefetch={false}
      aria-current={current}
    >
      {current ? <span className={classNames.navLinkIndicator} /> : null}
      <span className={classNames.navLinkLabel}>{label}</span>
      {children}
    </Link>
  );
}
