import type { CollectionSlug, Payload, PayloadRequest } from 'payload';
import { findAsSite } from './find-as-site';

type Place = { collection: CollectionSlug; id: string };

/** Drafts included, without access control; null if deleted. */
export const newestOf = async (payload: Payload, { collection, id }: Place, req?: PayloadRequest) =>
  (await findAsSite(req ?? { payload }, collection as 'pages', id, { draft: true })) as { id: string } | null;
