import type { PayloadRequest } from 'payload';
import type { Role } from '@/access/roles';
import { endSessions } from '@/payload/stored-sessions';
import { listAsSite } from '../find-as-site';
import { findFactor } from './factors';

export async function needsSecondFactor(req: PayloadRequest, role: Role | null | undefined): Promise<boolean> {
  if (!role) return false;
  const { secondFactorRoles } = await req.payload.findGlobal({
    slug: 'staff-security',
    depth: 0,
    overrideAccess: true,
    req,
  });
  return secondFactorRoles?.includes(role) ?? false;
}

/** Ends sessions of users without a second factor: they set one up at the next sign-in. */
export async function endSessionsWithoutFactor(req: PayloadRequest, roles: Role[]): Promise<void> {
  if (roles.length === 0) return;
  const docs = await listAsSite(req, 'users', {
    where: { role: { in: roles } },
    select: { role: true },
  });
  for (const { id } of docs) if (!(await findFactor(req, id))) await endSessions(req, id, 'all');
}
