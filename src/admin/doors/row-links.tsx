'use client';

import { useListDrawerContext } from '@payloadcms/ui';
import { Link } from '@/payload/link';

type Props = { label: string; current: string; links: { href: string; label: string }[] };

export function RowLinks({ label, current, links }: Props) {
  const { isInDrawer } = useListDrawerContext();
  // A drawer chooses a document of this one list.
  if (isInDrawer) return null;
  return (
    <nav className="door-row" aria-label={label}>
      <ul>
        {links.map(({ href, label: name }) => (
          <li key={href}>
            <Link href={href} prefetch={false} aria-current={href === current ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
