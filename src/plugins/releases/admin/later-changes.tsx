'use client';

import { adminPath } from '@/admin/admin-path';
import { Link } from '@/payload/link';
import type { Overview } from '../overview';

export function LaterChanges({ later }: Pick<Overview, 'later'>) {
  if (later.length === 0) return null;
  return (
    <ul aria-label="Published again since">
      {later.map(({ title, place }) => (
        <li key={'global' in place ? place.global : place.id}>
          <Link href={`${adminPath(place)}/versions`} prefetch={false}>
            Compare the versions of {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
