import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload';
import { findUses, type Target, type Use } from './find-uses';

/** How many places a sentence names. */
const NAMED = 5;

/** What stands in the way. A redirect does not: without its target it leads nowhere, and says so by itself. */
export const inTheWay = (uses: Use[]) => uses.filter(({ where }) => where !== 'redirects');

/** The sentence for somebody who removes what is in use. */
export function refusal(uses: Use[]): string {
  const names = uses.slice(0, NAMED).map(({ title, isLive }) => `"${title}"${isLive ? '' : ' (draft)'}`);
  const more = uses.length - names.length;
  const list = [...names, ...(more > 0 ? [`${more} more`] : [])].join(', ');
  return `This is still used on ${list}. Take it out there first, or choose "Remove anyway" under "Where is this used".`;
}

/** Only people are asked; the site's own code (seed, imports, tests of it) knows what it does. */
const isAsked = (req: PayloadRequest) => req.payloadAPI !== 'local' && req.query?.force !== 'true';

async function refuseInUse(req: PayloadRequest, target: Target) {
  if (!isAsked(req)) return;
  const uses = inTheWay(await findUses(req.payload, target));
  if (uses.length > 0) throw new APIError(refusal(uses), 409, null, true);
}

/** Refuses to delete for good what something refers to, and names it (409); `?force=true` says it is meant. */
export const refuseDeletingUsed: CollectionBeforeDeleteHook = ({ collection, id, req }) =>
  refuseInUse(req, { collection: collection.slug, id: String(id) });

/** The same for the trash, from which it can come back, but out of which no page shows it. */
export const refuseTrashingUsed: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  if (data.deletedAt && originalDoc && !originalDoc.deletedAt) {
    await refuseInUse(req, { collection: collection.slug, id: String(originalDoc.id) });
  }
  return data;
};
