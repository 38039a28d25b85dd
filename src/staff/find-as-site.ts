import type { CollectionSlug, DataFromCollectionSlug, PayloadRequest } from 'payload';

type WithPayload = Partial<PayloadRequest> & Pick<PayloadRequest, 'payload'>;

/** `draft`: the newest version; otherwise the published one, where there are drafts. */
type More = { draft?: boolean; trash?: boolean; showHiddenFields?: boolean };

/** One document without its relations, whatever the person may read; null if there is none. The caller decides on access. */
export const findAsSite = <Slug extends CollectionSlug>(
  req: WithPayload,
  collection: Slug,
  id: string,
  more: More = {},
): Promise<DataFromCollectionSlug<Slug> | null> =>
  req.payload.findByID({
    collection,
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
    ...more,
  }) as Promise<DataFromCollectionSlug<Slug> | null>;
