import type { ReactNode } from 'react';
import { cx } from '@/lib/cx';
import { classNames } from './class-names';
import { Link } from './link';

type Props = { name: string; href: string; className?: string; label: string; children?: ReactNode };

/** An entry of the admin's menu that looks like those of the collections; `children` follow its label. */
export function NavLink({ name, href, className, label, children }: Props) {
  return (
    <Link className={cx(classNames.navLink, className)} href={href} id={`nav-${name}`} prefetch={false}>
      <span className={classNames.navLinkLabel}>{label}</span>
      {children}
    </Link>
  );
}
