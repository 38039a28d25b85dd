import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionSlug,
  GlobalAfterChangeHook,
  GlobalSlug,
  PayloadRequest,
  SanitizedGlobalConfig,
} from 'payload';
import { entryOf } from './entry';
import { removeRows, writeRows } from './write-index';

type Stored = { id: string; _status?: 'draft' | 'published' | null; deletedAt?: string | null };

const asStored = { depth: 0, overrideAccess: true } as const;

/** As stored: hooks may get only what the request selected. */
const read = (req: PayloadRequest, collection: string, id: string, draft: boolean) =>
  req.payload.findByID({
    collection: collection as CollectionSlug,
    id,
    draft,
    trash: true,
    disableErrors: true,
    ...asStored,
    req,
  }) as Promise<Stored | null>;

export const indexSaved: CollectionAfterChangeHook<Stored> = async ({ collection, doc, req }) => {
  const { slug } = collection;
  const hasDrafts = Boolean(collection.versions?.drafts);
  // The published version is the newest.
  const newest = await read(req, slug, doc.id, hasDrafts && doc._status !== 'published');
  if (!newest || newest.deletedAt || doc.deletedAt) {
    await removeRows(req, slug, doc.id);
    return doc;
  }
  const isPublished = !hasDrafts || newest._status === 'published';
  const row = { ...entryOf(req.payload, collection, newest), place: slug, document: String(newest.id) };
  await writeRows(req, row, isPublished ? ['newest', 'published'] : ['newest']);
  if (!isPublished && (await read(req, slug, doc.id, false))?._status !== 'published')
    await removeRows(req, slug, doc.id, 'published');
  return doc;
};

export const indexDeleted: CollectionAfterDeleteHook<Stored> = async ({ collection, doc, req }) => {
  await removeRows(req, collection.slug, doc.id);
  return doc;
};

/** Reads both versions as stored: after a restore, hooks get an older document. */
export async function indexGlobal(req: PayloadRequest, global: SanitizedGlobalConfig): Promise<void> {
  const { slug, label, flattenedFields } = global;
  const source = { slug, flattenedFields };
  // A field called title is an ordinary text in a global.
  const title = typeof label === 'string' ? label : slug;
  for (const version of ['newest', 'published'] as const) {
    const options = { slug: slug as GlobalSlug, draft: version === 'newest', ...asStored, req } as const;
    const value = (await req.payload.findGlobal(options)) as unknown as Stored & { createdAt?: string | null };
    const isThere = Boolean(value.createdAt) && (version === 'newest' || value._status === 'published');
    const entry = { ...entryOf(req.payload, source, value), title, path: '' };
    if (isThere) await writeRows(req, { ...entry, place: slug, document: slug }, [version]);
    else await removeRows(req, slug, slug, version);
  }
}

export const indexGlobalSaved: GlobalAfterChangeHook = async ({ global, doc, req }) => {
  await indexGlobal(req, global);
  return doc;
};
