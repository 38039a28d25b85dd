import { type CollectionBeforeChangeHook, ValidationError } from 'payload';
import { schemaIn } from '@/fields/schema-in';
import type { ContentDocument } from '@/lib/content-collections';
import { takesBack } from '@/publishing/part-of';
import { knownIn } from '@/staff/grandfathering/live';
import { checkAround } from './check-around';

/** The form lists them in a notice. */
const MOST_NAMED = 5;

/** Blocks publishing on errors that field validation does not catch. Saves without a user, as in the seed, pass. */
export const stopPublishing: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  if (data._status !== 'published' || !req.user || takesBack(req)) return data;
  // No id while it is being created.
  const at = { collection: collection.slug, id: originalDoc?.id ?? '' } as ContentDocument;
  const document = { ...originalDoc, ...data };
  const check = (version: object) => checkAround(req, at, schemaIn(req.payload, at), version);
  const found = (await check(document)).filter(({ level }) => level === 'error');
  if (found.length === 0) return data;
  const isKnown = await knownIn(req, at, check);
  const errors = found
    .filter((finding) => !isKnown(finding, document))
    .map(({ path, message }) => ({ path: path || 'comments', label: message, message }));
  const others = errors.splice(MOST_NAMED).length;
  const more = `and ${others} more in Checks`;
  if (others > 0) errors.push({ path: 'comments', label: more, message: more });
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, id: originalDoc?.id, errors, req });
  return data;
};
