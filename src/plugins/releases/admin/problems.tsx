'use client';

import { adminPath } from '@/admin/admin-path';
import { Link } from '@/payload/link';
import type { Problem } from '../problem';

function List({ title, problems }: { title: string; problems: Problem[] }) {
  if (problems.length === 0) return null;
  return (
    <section aria-label={title}>
      <h4>{title}</h4>
      <ul className="admin-marked">
        {problems.map(({ title: name, place, reason }) => (
          <li key={`${name} ${reason}`}>
            {place ? (
              <Link href={adminPath(place)} prefetch={false}>
                {name}
              </Link>
            ) : (
              name
            )}
            : {reason}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Problems({ problems }: { problems: Problem[] }) {
  if (problems.length === 0)
    return (
      <p role="status" className="release-good">
        The check found no problems.
      </p>
    );
  return (
    <div role="status" className="release-problems">
      <List title="Stops the release" problems={problems.filter(({ stops }) => stops)} />
      <List title="Worth a look" problems={problems.filter(({ stops }) => !stops)} />
    </div>
  );
}
