import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload';
import { type Document, isStillPublished, type Published, publishedBefore } from './published-before';

/**
 * `saved`: a draft, or a document of a collection without drafts. A version that is restored is saved or published;
 * `req.context.isRestoringVersion` tells.
 */
type ChangeKind = 'saved' | 'published' | 'unpublished' | 'trashed' | 'restored' | 'deleted';

/** What has just happened to a document, worked out once for all who listen. */
export type DocumentEvent<D extends Document = Document> = {
  kind: ChangeKind;
  collection: SanitizedCollectionConfig;
  /** May hold only what the request selected. */
  document: D;
  /** The newest version before the change, draft or not; undefined for new documents. */
  previous: D | undefined;
  /** What visitors saw before and see now. Collections without drafts have neither: visitors see each save. */
  before: Published | undefined;
  after: Published | undefined;
  /** May visitors see something else now? */
  isSeen: boolean;
  req: PayloadRequest;
};

export type DocumentListener = (event: DocumentEvent) => Promise<void>;

const hasDrafts = (collection: SanitizedCollectionConfig) => Boolean(collection.versions?.drafts);

type Seen = Pick<DocumentEvent, 'collection' | 'document' | 'before' | 'req'>;

async function seenAfter({ collection, document, before, req }: Seen): Promise<Published | undefined> {
  if (document.deletedAt || !hasDrafts(collection)) return undefined;
  if (document._status === 'published') return document;
  return before && (await isStillPublished(req, collection, document.id)) ? before : undefined;
}

function kindOf({ document, previous, before, after }: Omit<DocumentEvent, 'kind' | 'isSeen'>): ChangeKind {
  if (document.deletedAt) return previous && !previous.deletedAt ? 'trashed' : 'saved';
  if (previous?.deletedAt) return 'restored';
  if (document._status === 'published') return 'published';
  return before && !after ? 'unpublished' : 'saved';
}

/** Tells `listeners` of each change, in this order and in its transaction. An error of one undoes the change. */
export const toListeners = (
  listeners: DocumentListener[],
): { afterChange: CollectionAfterChangeHook<Document>; afterDelete: CollectionAfterDeleteHook<Document> } => {
  const tell = async (event: DocumentEvent) => {
    for (const listener of listeners) await listener(event);
    return event.document;
  };
  return {
    afterChange: async ({ collection, doc: document, previousDoc, operation, req }) => {
      const previous = operation === 'update' ? previousDoc : undefined;
      const before = publishedBefore(req, document.id);
      const after = await seenAfter({ collection, document, before, req });
      const change = { collection, document, previous, before, after, req };
      const isPublic = !hasDrafts(collection) || document._status === 'published';
      return tell({ ...change, kind: kindOf(change), isSeen: isPublic || (before !== undefined && !after) });
    },
    afterDelete: ({ collection, doc: document, req }) =>
      tell({
        kind: 'deleted',
        collection,
        document,
        previous: document,
        before: undefined,
        after: undefined,
        isSeen: true,
        req,
      }),
  };
};
