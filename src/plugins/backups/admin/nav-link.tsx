import { Link } from '@payloadcms/ui';
import type { ServerProps } from 'payload';
import { can } from '@/access/roles';

export function BackupsNavLink({ user }: ServerProps) {
  if (!can({ user }, 'manage')) return null;
  return (
    <Link className="nav__link" href="/admin/backups" id="nav-backups" prefetch={false}>
      <span className="nav__link-label">Backups</span>
    </Link>
  );
}
