import type { PayloadRequest } from 'payload';
import { createElement } from 'react';
import { can } from '@/access/roles';
import { capability } from '@/seams/capability';
import type { DashboardPart, Viewer } from '@/seams/dashboard';
import { ERASED, mentions } from '@/staff/erased';
import { auditLog } from './collection';
import { isUnpublishedSince, readLastPublished } from './read';
import { write } from './write';

/**
 * Audit log: who published, deleted, signed in, exported or changed roles, and when (docs/security.md). Adds a
 * collection, written in the transaction of each change, and the last changes to the dashboard. Without it, `audit` of
 * the kernel records nothing, and the trash does not know which documents had been unpublished before.
 */
export const auditPlugin = capability({
  slug: 'audit',
  collections: [auditLog],
  before: 'design-reviews',
  records: { write, isUnpublishedSince },
  dashboard: lastChanges,
  eraseVisitor: eraseNames,
});

/** For those who publish. */
async function lastChanges({ payload, user }: Viewer): Promise<DashboardPart> {
  if (!can({ user }, 'publish')) return {};
  const deeds = await readLastPublished(payload);
  const { LastChanges } = await import('./admin/last-changes');
  return { lists: createElement(LastChanges, { deeds }) };
}

/** Entries hold no names of guests; those of older sites may. */
async function eraseNames(req: PayloadRequest, email: string): Promise<void> {
  const shared = { collection: 'audit-log', depth: 0, overrideAccess: true, req } as const;
  // `contains` treats _ and % as wildcards, so the texts are compared again.
  const lines = await req.payload.find({ ...shared, pagination: false, where: { whoName: { contains: email } } });
  for (const { id, whoName } of lines.docs)
    if (mentions(whoName, email)) await req.payload.update({ ...shared, id, data: { whoName: ERASED } });
}
