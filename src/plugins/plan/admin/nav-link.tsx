import type { ServerProps } from 'payload';
import { can } from '@/access/roles';
import { NavLink } from '@/payload/nav-link';

export const PlanNavLink = ({ user }: ServerProps) =>
  can({ user }, 'write') ? <NavLink name="plan" href="/admin/plan" label="Plan" /> : null;
