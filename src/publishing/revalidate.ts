import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionSlug,
  GlobalAfterChangeHook,
  GlobalBeforeChangeHook,
  GlobalSlug,
  PayloadRequest,
} from 'payload';
import { isPathCollection } from '../lib/paths';
import { notePublish } from './note-publish';
import { publishedBefore, publishedRow } from './published-before';
import { tags } from './tags';

type Document = {
  id: string;
  path?: string | null;
  title?: string | null;
  deletedAt?: string | null;
  _status?: 'draft' | 'published' | null;
};

/**
 * Records, in the transaction of the change, the tags that it expires: all processes are notified on commit, this one
 * before the commit resolves. Code outside the site (seed, migrations) sets `disableRevalidate`.
 */
export async function expire(req: PayloadRequest, expired: (string | undefined)[]) {
  if (req.context.disableRevalidate) return;
  const changed = [...new Set(expired)].filter((tag) => tag !== undefined);
  if (changed.length === 0) return;
  await notePublish(req, changed);
}

const pathTag = (path: string | null | undefined) => (path ? tags.path(path) : undefined);

/** Tags of whatever links to a document or names it in its breadcrumbs: the whole site, if the navigation does. */
const linkTags = (collection: string, id: string, ...paths: (string | null | undefined)[]) =>
  isPathCollection(collection) ? [tags.link(id), ...paths.map((path) => (path ? tags.name(path) : undefined))] : [];

/** If saving changed published content, expires the document's page, pages that show it, and lists. */
export const revalidateSaved: CollectionAfterChangeHook<Document> = async ({ collection, doc, req }) => {
  const before = publishedBefore(req, doc.id);
  const hasDrafts = Boolean(collection.versions?.drafts);
  const isPublic = !hasDrafts || doc._status === 'published';
  const wasTakenDown = !isPublic && before && !(await publishedRow(req, collection.slug as CollectionSlug, doc.id));
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

type Global = { _status?: 'draft' | 'published' | null };

const isGlobalPublished = async (req: PayloadRequest, slug: GlobalSlug) =>
  ((await req.payload.findGlobal({ slug, draft: false, depth: 0, overrideAccess: true, req })) as Global)._status ===
  'published';

const globalKey = (slug: string) => `published:${slug}`;

export const rememberPublishedGlobal: GlobalBeforeChangeHook = async ({ data, global, req }) => {
  const published = await isGlobalPublished(req, global.slug as GlobalSlug);
  // Must come after the line above: reading with `req` replaces its context.
  req.context[globalKey(global.slug)] = published;
  return data;
};

/**
 * As for documents. Payload restores a global's version without `beforeChange`, always over the published one, and then
 * passes a `doc` that is not the restored one.
 */
export const revalidateGlobal: GlobalAfterChangeHook = async ({ global, doc, req }) => {
  const slug = global.slug as GlobalSlug;
  const isTakenDown = async () => req.context[globalKey(slug)] === true && !(await isGlobalPublished(req, slug));
  const isPublic = doc._status !== 'draft' || req.context.isRestoringVersion === true;
  if (isPublic || (await isTakenDown())) await expire(req, [tags.global(slug)]);
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
  if (isOther && page) await expire(req, [tags.experiment(typeof page === 'string' ? page : page.id)]);
  return doc;
};

/** Hooks of a collection of which every change expires one tag. */
export function revalidateOnChange(tag: string) {
  const hook = async ({ doc, req }: { doc: unknown; req: PayloadRequest }) => {
    await expire(req, [tag]);
    return doc;
  };
  return { afterChange: [hook], afterDelete: [hook] };
}
