import { APIError, type CollectionBeforeChangeHook } from 'payload';
import { savesOnlyDrafts } from '@/access/roles';
import type { ContentCollection } from '@/lib/content-collections';
import { plansOf } from './scheduled';

/** Authors may not edit what is scheduled (409): a schedule publishes the newest draft, which they may not. */
export const nothingAfterPlanning: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || !originalDoc || !savesOnlyDrafts(req)) return data;
  const plans = await plansOf(req, collection.slug as ContentCollection, String(originalDoc.id));
  if (!plans.some(({ type, reason }) => type === 'publish' && reason === null)) return data;
  throw new APIError(
    'An editor has scheduled this for publishing. Ask them to cancel the schedule before you change it.',
    409,
    null,
    true,
  );
};
