import type { ServerProps } from 'payload';
import { can } from '@/access/roles';
import { NavLink } from '@/payload/nav-link';

export function BackupsNavLink({ user }: ServerProps) {
  if (!can({ user }, 'manage')) return null;
  return <NavLink name="backups" href="/admin/backups" label="Backups" />;
}
