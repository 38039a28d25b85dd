import type { PayloadRequest } from 'payload';
import type { ContentCollection } from '@/lib/content-collections';
import { findAsSite } from '../find-as-site';
import { type Change, changesOf } from './changes-in-words';

/** What a draft changes of what visitors see, section by section. `isNew`: they see nothing of it yet. */
export type UnpublishedChanges = { isNew: boolean; changes: Change[] };

/** Access must have been checked by the caller. `draft`: the newest version. */
export async function unpublishedChanges(
  req: PayloadRequest,
  collection: ContentCollection,
  draft: { id: string },
): Promise<UnpublishedChanges> {
  const live = await findAsSite(req, collection, draft.id);
  if (live?._status !== 'published') return { isNew: true, changes: [] };
  const fields = req.payload.collections[collection].config.flattenedFields;
  return { isNew: false, changes: changesOf(fields, req.payload.blocks, live, draft) };
}
