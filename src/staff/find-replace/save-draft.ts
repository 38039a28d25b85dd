import type { PayloadRequest } from 'payload';
import { isSame } from '@/lib/is-same';
import type { Json } from '@/search/texts';
import { translatingNothing } from '../translations/keep-fingerprints';
import type { Newest, Target } from './targets';

/** The top-level fields that differ. */
const changedFields = (before: object, after: object): Json =>
  Object.fromEntries(Object.entries(after).filter(([name, value]) => !isSame((before as Json)[name], value)));

/**
 * Saves a changed document as its newest draft, as this person: access rules, workflow and the check for colleagues'
 * changes apply, and the version before stays in the history. Every draft of a replacement is made here.
 * @param newest the version that was changed
 * @param changed the same document with other texts
 */
export async function saveDraft(req: PayloadRequest, target: Target, newest: Newest, changed: object): Promise<void> {
  // With this date, a colleague's later save is refused instead of overwritten (src/staff/editorial).
  const data = { ...changedFields(newest.document, changed), updatedAt: newest.document.updatedAt };
  const shared = { data: data as never, draft: true, depth: 0, overrideAccess: false, user: req.user, req } as const;
  if ('global' in target) await req.payload.updateGlobal({ slug: target.global, ...shared });
  else
    await req.payload.update({
      collection: target.collection as 'pages',
      id: target.id,
      overrideLock: false,
      context: translatingNothing,
      ...shared,
    });
}
