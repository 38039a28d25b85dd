import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload';
import { defaultLanguage, languageOfPath } from '../lib/languages';
import { type Document, isStillPublished, publishedBefore } from './published-before';
import { expire } from './revalidate';
import { tags } from './tags';

type Reference = string | { id: string } | null | undefined;
type Translated = Document & { translationOf?: Reference };

async function published(req: PayloadRequest, collection: SanitizedCollectionConfig, doc: Translated) {
  const before = publishedBefore(req, doc.id)?.path ?? undefined;
  if (doc._status === 'published') return { before, now: doc.deletedAt ? undefined : (doc.path ?? undefined) };
  return { before, now: (await isStillPublished(req, collection, doc.id)) ? before : undefined };
}

async function stored(req: PayloadRequest, slug: string, id: string) {
  const options = { depth: 0, trash: true, disableErrors: true, overrideAccess: true } as const;
  const select = { path: true, translationOf: true } as const;
  return (await req.payload.findByID({
    collection: slug as 'pages',
    id,
    select,
    ...options,
    req,
  })) as Translated | null;
}

/** The path by which pages name what they know of the translations of an English document. */
async function pathOfOriginal(req: PayloadRequest, slug: string, reference: Reference): Promise<string | undefined> {
  const id = typeof reference === 'object' ? reference?.id : reference;
  return (id && (await stored(req, slug, id))?.path) || undefined;
}

async function isTranslated(req: PayloadRequest, slug: string, id: string): Promise<boolean> {
  const where = { translationOf: { equals: id } };
  const { totalDocs } = await req.payload.count({ collection: slug as 'pages', where, overrideAccess: true, req });
  return totalDocs > 0;
}

const isEnglish = (path: string | null | undefined) => languageOfPath(path ?? '') === defaultLanguage;

/** Expires where pages are in other languages, when one of their versions appears, disappears or moves. */
export const revalidateTranslations: CollectionAfterChangeHook<Translated> = async ({ collection, doc, req }) => {
  const { before, now } = await published(req, collection, doc);
  if (before === now) return doc;
  const isOriginal = isEnglish(now ?? before);
  if (isOriginal && !(await isTranslated(req, collection.slug, doc.id))) return doc;
  const paths = isOriginal
    ? [before, now]
    : // Hooks may get only what the request selected.
      [await pathOfOriginal(req, collection.slug, (await stored(req, collection.slug, doc.id))?.translationOf)];
  await expire(
    req,
    paths.map((path) => path && tags.translations(path)),
  );
  return doc;
};

export const revalidateDeletedTranslation: CollectionAfterDeleteHook<Translated> = async ({ collection, doc, req }) => {
  const path = isEnglish(doc.path) ? doc.path : await pathOfOriginal(req, collection.slug, doc.translationOf);
  await expire(req, [path ? tags.translations(path) : undefined]);
  return doc;
};

/** Expires every page when a language is offered or no longer: all of them have the switch. */
export const revalidateOffered: CollectionAfterChangeHook<Document> = async ({ collection, doc, req }) => {
  const wasOffered = publishedBefore(req, doc.id) !== undefined;
  const isOffered = doc._status === 'published' ? !doc.deletedAt : await isStillPublished(req, collection, doc.id);
  if (wasOffered !== isOffered) await expire(req, [tags.languages]);
  return doc;
};

export const revalidateDeletedLanguage: CollectionAfterDeleteHook<Document> = async ({ doc, req }) => {
  await expire(req, [tags.languages]);
  return doc;
};
