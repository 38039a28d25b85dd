import { adminPath } from '@/admin/admin-path';
import { Part } from '@/admin/dashboard/lists';
import { LocalTime } from '@/admin/local-time';
import { contentGlobals } from '@/lib/content-collections';
import { Link } from '@/payload/link';
import { auditActions } from '@/seams/audit';
import type { Deed } from '../read';

const labels: Map<string, string> = new Map(auditActions.map(({ value, label }) => [value, label]));
const isGlobal = (collection: string) => contentGlobals.some((slug) => slug === collection);

function DeedTitle({ title, collection, document }: Deed) {
  const words = title ?? 'Untitled';
  if (!collection || (!document && !isGlobal(collection))) return <span>{words}</span>;
  const at = document ? { collection, id: document } : { global: collection };
  return (
    <Link href={adminPath(at)} prefetch={false}>
      {words}
    </Link>
  );
}

export function LastChanges({ deeds }: { deeds: Deed[] }) {
  return (
    <Part id="overview-deeds" title="Recent changes to the site" empty="No changes since the site was set up.">
      {deeds.map((deed) => (
        <li key={deed.id}>
          <DeedTitle {...deed} />
          <span>
            {labels.get(deed.action) ?? deed.action} by {deed.whoName ?? 'someone'}, <LocalTime time={deed.createdAt} />
          </span>
        </li>
      ))}
    </Part>
  );
}
