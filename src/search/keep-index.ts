import type {
  CollectionSlug,
  GlobalAfterChangeHook,
  GlobalSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
} from 'payload';
import { gathered } from '@/lib/gather';
import type { DocumentEvent } from '@/publishing/document-event';
import { entryOf } from './entry';
import { removeRows, writeRows } from './write-index';

type Stored = { id: string; _status?: 'draft' | 'published' | null; deletedAt?: string | null };
type Saved = { collection: SanitizedCollectionConfig; id: string; as: 'published' | 'draft' | 'trashed' };

const asStored = { depth: 0, overrideAccess: true } as const;

const isPublished = ({ _status }: Stored) => _status === 'published';

const idsOf = (documents: { id: string }[]) => documents.map(({ id }) => id);

const without = (ids: string[], documents: Stored[]) => {
  const found = new Set(idsOf(documents));
  return ids.filter((id) => !found.has(id));
};

/** As stored: hooks may get only what the request selected. */
async function read(req: PayloadRequest, slug: string, ids: string[], draft: boolean): Promise<Stored[]> {
  const where = { id: { in: ids } };
  const options = { collection: slug as CollectionSlug, where, draft, trash: true, pagination: false, ...asStored };
  return ids.length > 0 ? ((await req.payload.find({ ...options, req })).docs as unknown as Stored[]) : [];
}

async function index(req: PayloadRequest, collection: SanitizedCollectionConfig, as: Saved['as'], ids: string[]) {
  const { slug } = collection;
  if (as === 'trashed') return removeRows(req, slug, ids);
  const hasDrafts = Boolean(collection.versions?.drafts);
  // The published version is the newest.
  const newest = (await read(req, slug, ids, hasDrafts && as === 'draft')).filter(({ deletedAt }) => !deletedAt);
  const { live = [], drafts = [] } = Object.groupBy(newest, (document) =>
    !hasDrafts || isPublished(document) ? 'live' : 'drafts',
  );
  const rows = (documents: Stored[]) => documents.map((document) => entryOf(req.payload, collection, document));
  await writeRows(req, rows(live), ['newest', 'published']);
  await writeRows(req, rows(drafts), ['newest']);
  await removeRows(req, slug, without(ids, newest));
  const drafted = idsOf(drafts);
  const published = (await read(req, slug, drafted, false)).filter(isPublished);
  await removeRows(req, slug, without(drafted, published), 'published');
}

const indexAll = gathered<Saved>(async (req, saved) => {
  const last = new Map(saved.map((each) => [each.id, each]));
  for (const [collection, changed] of Map.groupBy(last.values(), (each) => each.collection))
    for (const [as, alike] of Map.groupBy(changed, (each) => each.as)) await index(req, collection, as, idsOf(alike));
});

export async function keepIndex({ kind, collection, document, req }: DocumentEvent<Stored>) {
  if (kind === 'deleted') return removeRows(req, collection.slug, [document.id]);
  const as = document.deletedAt ? 'trashed' : isPublished(document) ? 'published' : 'draft';
  await indexAll(req, [{ collection, id: document.id, as }]);
}

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
    const entry = { ...entryOf(req.payload, source, { ...value, id: slug }), title, path: '' };
    if (isThere) await writeRows(req, [entry], [version]);
    else await removeRows(req, slug, [slug], version);
  }
}

export const indexGlobalSaved: GlobalAfterChangeHook = async ({ global, doc, req }) => {
  await indexGlobal(req, global);
  return doc;
};
