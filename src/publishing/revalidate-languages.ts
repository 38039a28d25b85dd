import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload';
import { defaultLanguage, languageOfPath } from '../lib/languages';
import { publishedBefore, publishedRow } from './published-before';
import { expire } from './revalidate';
import { tags } from './tags';

type Reference = string | { id: string } | null | undefined;

type Document = {
  id: string;
  path?: string | null;
  translationOf?: Reference;
  deletedAt?: string | null;
  _status?: 'draft' | 'published' | null;
};

/** The path at which visitors found the document before this change, and find it now. */
async function published(req: PayloadRequest, collection: SanitizedCollectionConfig, doc: Document) {
  const before = publishedBefore(req, doc.id)?.path ?? undefined;
  if (doc._status === 'published') return { before, now: doc.deletedAt ? undefined : (doc.path ?? undefined) };
  // A draft beside the published version changes nothing.
  const isStill = before !== undefined && (await publishedRow(req, collection.slug as CollectionSlug, doc.id));
  return { before, now: isStill ? before : undefined };
}

const idOf = (reference: Reference) => (typeof reference === 'object' ? reference?.id : reference);

const stored = { depth: 0, trash: true, disableErrors: true, overrideAccess: true } as const;

/** The path by which pages name what they know of the translations of an English document. */
async function pathOfOriginal(req: PayloadRequest, slug: string, reference: Reference): Promise<string | undefined> {
  const id = idOf(reference);
  if (!id) return undefined;
  const options = { collection: slug as 'pages', id, select: { path: true }, ...stored, req } as const;
  const original = (await req.payload.findByID(options)) as { path?: string | null } | null;
  return original?.path ?? undefined;
}

/** Hooks may get only what the request selected, so the document is read. */
async function originalOf(req: PayloadRequest, slug: string, id: string): Promise<Reference> {
  const options = { collection: slug as 'pages', id, select: { translationOf: true }, ...stored, req } as const;
  return ((await req.payload.findByID(options)) as Document | null)?.translationOf;
}

async function isTranslated(req: PayloadRequest, slug: string, id: string): Promise<boolean> {
  const where = { translationOf: { equals: id } };
  const { totalDocs } = await req.payload.count({ collection: slug as 'pages', where, overrideAccess: true, req });
  return totalDocs > 0;
}

const isEnglish = (path: string | null | undefined) => languageOfPath(path ?? '') === defaultLanguage;

/**
 * Expires what tells where a page is in other languages, when one of its versions appears, disappears or moves. A change
 * of its content expires nothing here.
 */
export const revalidateTranslations: CollectionAfterChangeHook<Document> = async ({ collection, doc, req }) => {
  const { before, now } = await published(req, collection, doc);
  if (before === now) return doc;
  const isOriginal = isEnglish(now ?? before);
  if (isOriginal && !(await isTranslated(req, collection.slug, doc.id))) return doc;
  const paths = isOriginal
    ? [before, now]
    : [await pathOfOriginal(req, collection.slug, await originalOf(req, collection.slug, doc.id))];
  await expire(
    req,
    paths.map((path) => path && tags.translations(path)),
  );
  return doc;
};

export const revalidateDeletedTranslation: CollectionAfterDeleteHook<Document> = async ({ collection, doc, req }) => {
  const path = isEnglish(doc.path) ? doc.path : await pathOfOriginal(req, collection.slug, doc.translationOf);
  await expire(req, [path ? tags.translations(path) : undefined]);
  return doc;
};

/** Expires every page when a language is offered or no longer: all of them have the switch. */
export const revalidateOffered: CollectionAfterChangeHook<Document> = async ({ collection, doc, req }) => {
  const wasOffered = publishedBefore(req, doc.id) !== undefined;
  const isOffered =
    doc._status === 'published'
      ? !doc.deletedAt
      : wasOffered && Boolean(await publishedRow(req, collection.slug as CollectionSlug, doc.id));
  if (wasOffered !== isOffered) await expire(req, [tags.languages]);
  return doc;
};

export const revalidateDeletedLanguage: CollectionAfterDeleteHook<Document> = async ({ doc, req }) => {
  await expire(req, [tags.languages]);
  return doc;
};
