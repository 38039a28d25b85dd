import type { CollectionSlug, Payload, PayloadRequest } from 'payload';
import { findAsSite } from './find-as-site';

type Place = { collection: CollectionSlug; id: string };

/** Drafts included, without access control; null if deleted. */
export const newestOf = async (payload: Payload, { collection, id }: Place, req?: PayloadRequest) =>
  (await findAsSite(req ?? { payload }, collection as 'pages', id, { draft: true })) as { id: string } | null;

/** The newest draft, as this person may read it; null if it is gone. */
export const newestAsPerson = (req: PayloadRequest, { collection, id }: Place) =>
  req.payload.findByID({
    collection: collection as 'pages',
    id,
    draft: true,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  });
