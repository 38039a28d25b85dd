import { APIError, type CollectionBeforeOperationHook } from 'payload';
import type { ContentCollection } from '../lib/content-collections';
import { namesOf } from './people';
import { findReviewed } from './steps';

type UpdateArguments = { id?: string; data?: { updatedAt?: unknown }; overrideAccess?: boolean };

/**
 * Forms of the admin send along when the version was saved that they show (`updatedAt`). When somebody else has saved a
 * newer one since, theirs would be lost without a word: the save is refused (409). Payload looks for this in the browser
 * only, and not where it saves by itself. One's own newer version is no conflict: autosave and the button overlap.
 */
export const noSilentOverwrite: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { id, data, overrideAccess } = args as UpdateArguments;
  const base = typeof data?.updatedAt === 'string' ? Date.parse(data.updatedAt) : Number.NaN;
  if (operation !== 'update' || overrideAccess || !id || !req.user || Number.isNaN(base)) return args;
  const latest = await findReviewed(req, collection.slug as ContentCollection, id);
  if (!latest || Date.parse(latest.updatedAt) <= base || latest.lastEditor === req.user.id) return args;
  const name = (await namesOf(req, [latest.lastEditor])).get(latest.lastEditor ?? '') ?? 'Somebody else';
  throw new APIError(
    // The admin takes a colon and commas for a list of fields.
    `${name} saved this after you opened it. Nothing was overwritten. Copy your new words and reload the page.`,
    409,
    null,
    true,
  );
};
