import type { PayloadRequest } from 'payload';
import { capability } from '@/seams/capability';
import { ERASED, mentions } from '@/staff/erased';
import { auditLog } from './collection';
import { isUnpublishedSince } from './read';
import { write } from './write';

/** Of Activity. */
const RECORDS = 'Records';

/**
 * Audit log: who published, deleted, signed in, exported or changed roles, and when (docs/security.md). Adds a
 * collection, written in the transaction of each change. Without it, `audit` of the kernel records nothing, and the
 * trash does not know which documents had been unpublished before.
 */
export const auditPlugin = capability({
  slug: 'audit',
  collections: [auditLog],
  before: 'design-reviews',
  records: { write, isUnpublishedSince },
  doors: [
    {
      door: 'activity',
      collection: 'audit-log',
      group: RECORDS,
      about: 'Who published, deleted, signed in or changed a role, and when.',
    },
    {
      door: 'activity',
      view: '/collections/audit-log?where[or][0][and][0][action][in][0]=import&where[or][0][and][0][action][in][1]=export',
      label: 'Imports and exports',
      needs: 'publish',
      group: RECORDS,
      about: 'Who took data out or brought it in. A list has both in its own menu.',
    },
  ],
  eraseVisitor: eraseNames,
});

/** Entries hold no names of guests; those of older sites may. */
async function eraseNames(req: PayloadRequest, email: string): Promise<void> {
  const shared = { collection: 'audit-log', depth: 0, overrideAccess: true, req } as const;
  // `contains` treats _ and % as wildcards, so the texts are compared again.
  const lines = await req.payload.find({ ...shared, pagination: false, where: { whoName: { contains: email } } });
  for (const { id, whoName } of lines.docs)
    if (mentions(whoName, email)) await req.payload.update({ ...shared, id, data: { whoName: ERASED } });
}
