import type { CollectionSlug } from 'payload';
import { contentCollections } from '@/lib/content-collections';

/** Exported and imported as tables. Pages also have a file format with pictures (src/staff/page-files). */
export const transferred: readonly CollectionSlug[] = [...contentCollections, 'redirects', 'patterns', 'media'];

export const isTransferred = (slug: unknown): slug is CollectionSlug =>
  transferred.some((collection) => collection === slug);
