import type { CollectionSlug, DataFromCollectionSlug, PayloadRequest } from 'payload';
import { idOf } from '@/lib/id-of';
import { findAsSite } from '@/staff/find-as-site';

type Reference = Parameters<typeof idOf>[0];

/** What a campaign has made, as the site sees it; null without it, or once it was deleted. */
export async function linked<Slug extends CollectionSlug>(
  req: PayloadRequest,
  collection: Slug,
  reference: Reference,
  more: Parameters<typeof findAsSite>[3] = {},
): Promise<DataFromCollectionSlug<Slug> | null> {
  const id = idOf(reference);
  return id ? findAsSite(req, collection, id, more) : null;
}
