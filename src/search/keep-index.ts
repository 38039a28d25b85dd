import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionSlug,
  GlobalAfterChangeHook,
  GlobalSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
} from 'payload';
import { entryOf } from './entry';
import { removeRows, type Version, writeRow } from './write-index';

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

function indexVersion(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  document: { id: string | number },
  version: Version,
) {
  const entry = entryOf(req.payload, collection, document);
  return writeRow(req, { ...entry, place: collection.slug, document: String(document.id), version });
}

export const indexSaved: CollectionAfterChangeHook<Stored> = async ({ collection, doc, req }) => {
  const { slug } = collection;
  const hasDrafts = Boolean(collection.versions?.drafts);
  // The published version is the newest.
  const newest = await read(req, slug, doc.id, hasDrafts && doc._status !== 'published');
  if (!newest || newest.deletedAt || doc.deletedAt) {
    await removeRows(req, slug, doc.id);
    return doc;
  }
  await indexVersion(req, collection, newest, 'newest');
  if (!hasDrafts || newest._status === 'published') await indexVersion(req, collection, newest, 'published');
  else if ((await read(req, slug, doc.id, false))?._status !== 'published')
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
    if (isThere) await writeRow(req, { ...entry, place: slug, document: slug, version });
    else await removeRows(req, slug, slug, version);
  }
}

export const indexGlobalSaved: GlobalAfterChangeHook = async ({ global, doc, req }) => {
  await indexGlobal(req, global);
  return doc;
};
