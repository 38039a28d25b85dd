import type { CollectionSlug, Payload, PayloadRequest } from 'payload';

type Place = { collection: CollectionSlug; id: string };

/** Drafts included, without access control; null if deleted. */
export const newestOf = async (payload: Payload, { collection, id }: Place, req?: PayloadRequest) =>
  (await payload.findByID({
    collection: collection as 'pages',
    id,
    draft: true,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  })) as { id: string } | null;
