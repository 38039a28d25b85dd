import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  GlobalSlug,
  PayloadRequest,
} from 'payload';
import { isPathCollection } from '../lib/paths';
import { notePublish } from './note-publish';
import { type Document, isStillPublished, publishedBefore } from './published-before';
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

export const revalidateSaved: CollectionAfterChangeHook<Document> = async ({ collection, doc, req }) => {
  const before = publishedBefore(req, doc.id);
  const hasDrafts = Boolean(collection.versions?.drafts);
  const isPublic = !hasDrafts || doc._status === 'published';
  const wasTakenDown = !isPublic && before && !(await isStillPublished(req, collection, doc.id));
  if (isPublic || wasTakenDown) {
    const isLinkedAsBefore =
      isPublic && !doc.deletedAt && before && before.path === doc.path && before.title === doc.title;
    await expire(req, [
      ...[pathTag(doc.path), pathTag(before?.path), tags.document(doc.id), tags.list(collection.slug)],
      ...(isLinkedAsBefore ? [] : linkTags(collection.slug, doc.id, doc.path, before?.path)),
    ]);
  }
  return doc;
};

export const revalidateDeleted: CollectionAfterDeleteHook<Document> = async ({ collection, doc, req }) => {
  await expire(req, [
    ...[pathTag(doc.path), tags.document(doc.id), tags.list(collection.slug)],
    ...linkTags(collection.slug, doc.id, doc.path),
  ]);
  return doc;
};

/**
 * Globals are never unpublished (`keepPublished`). Payload restores a global's version always over the published one,
 * and then passes a `doc` that is not the restored one.
 */
export const revalidateGlobal: GlobalAfterChangeHook = async ({ global, doc, req }) => {
  const isPublic = doc._status !== 'draft' || req.context.isRestoringVersion === true;
  if (isPublic) await expire(req, [tags.global(global.slug as GlobalSlug)]);
  return doc;
};

type Experiment = { state?: string | null; page?: string | { id: string } | null };

/** An experiment that starts or ends changes its page and that page's variants, and nothing else. */
export const revalidateExperiment: CollectionAfterChangeHook<Experiment & { id: string }> = async ({
  doc,
  previousDoc,
  req,
}) => {
  const { page } = doc;
  const isOther = doc.state !== (previousDoc?.state ?? 'draft');
  const pageId = page && typeof page === 'object' ? page.id : page;
  if (isOther && pageId) await expire(req, [tags.experiment(pageId), tags.list('experiments')]);
  return doc;
};

export function revalidateOnChange(tag: string) {
  const hook = async ({ doc, req }: { doc: unknown; req: PayloadRequest }) => {
    await expire(req, [tag]);
    return doc;
  };
  return { afterChange: [hook], afterDelete: [hook] };
}
