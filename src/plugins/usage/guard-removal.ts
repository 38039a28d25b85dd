import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload';
import { findUses, type Target, type Use } from './find-uses';

const NAMED = 5;

/** Redirects do not count: without a target they are inactive, and shown as such. */
const inTheWay = (uses: Use[]) => uses.filter(({ where }) => where !== 'redirects');

function refusal(uses: Use[]): string {
  const names = uses.slice(0, NAMED).map(({ title, isLive }) => `"${title}"${isLive ? '' : ' (draft)'}`);
  const more = uses.length - names.length;
  const list = [...names, ...(more > 0 ? [`${more} more`] : [])].join(', ');
  return `This is still used on ${list}. Remove it there first, or choose "Remove anyway" under "Where this is used".`;
}

/** Only requests by people are checked, not local API calls (seed, imports). */
const isAsked = (req: PayloadRequest) => req.payloadAPI !== 'local' && req.query?.force !== 'true';

async function refuseInUse(req: PayloadRequest, target: Target) {
  if (!isAsked(req)) return;
  const uses = inTheWay(await findUses(req.payload, target));
  if (uses.length > 0) throw new APIError(refusal(uses), 409, null, true);
}

/** Refuses to delete a document that is in use (409); `?force=true` overrides. */
export const refuseDeletingUsed: CollectionBeforeDeleteHook = ({ collection, id, req }) =>
  refuseInUse(req, { collection: collection.slug, id: String(id) });

/** The same for the trash: restorable, but pages no longer show it. */
export const refuseTrashingUsed: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  if (data.deletedAt && originalDoc && !originalDoc.deletedAt) {
    await refuseInUse(req, { collection: collection.slug, id: String(originalDoc.id) });
  }
  return data;
};
