import type { GlobalAfterChangeHook, GlobalSlug, PayloadRequest } from 'payload';
import { isPathCollection } from '../lib/paths';
import type { DocumentEvent } from './document-event';
import { notePublish } from './note-publish';
import { tags } from './tags';

/** Records the tags that a change expires, unless it comes from outside the site (seed, migrations). */
export async function expire(req: PayloadRequest, expired: (string | undefined)[]) {
  const changed = [...new Set(expired)].filter((tag) => tag !== undefined);
  if (changed.length > 0 && !req.context.disableRevalidate) await notePublish(req, changed);
}

const pathTag = (path: string | null | undefined) => (path ? tags.path(path) : undefined);

/** Of pages that link to a document or name it in their breadcrumbs: the whole site, if the navigation does. */
const linkTags = (collection: string, id: string, ...paths: (string | null | undefined)[]) =>
  isPathCollection(collection) ? [tags.link(id), ...paths.map((path) => (path ? tags.name(path) : undefined))] : [];

export async function revalidate({ collection, document, before, after, isSeen, req }: DocumentEvent) {
  if (!isSeen) return;
  const isLinkedAsBefore = before && after && before.path === after.path && before.title === after.title;
  await expire(req, [
    ...[pathTag(document.path), pathTag(before?.path), tags.document(document.id), tags.list(collection.slug)],
    ...(isLinkedAsBefore ? [] : linkTags(collection.slug, document.id, document.path, before?.path)),
  ]);
}

/**
 * Globals are never unpublished (`keepPublished`). Payload restores a global's version always over the published one,
 * and then passes a `doc` that is not the restored one.
 */
export const revalidateGlobal: GlobalAfterChangeHook = async ({ global, doc, req }) => {
  const isPublic = doc._status !== 'draft' || req.context.isRestoringVersion === true;
  if (isPublic) await expire(req, [tags.global(global.slug as GlobalSlug)]);
  return doc;
};

export function revalidateOnChange(tag: string) {
  const hook = async ({ doc, req }: { doc: unknown; req: PayloadRequest }) => {
    await expire(req, [tag]);
    return doc;
  };
  return { afterChange: [hook], afterDelete: [hook] };
}
