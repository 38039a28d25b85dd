import type { CollectionSlug, Payload } from 'payload';
import { contentCollections, contentGlobals } from '@/lib/content-collections';

/** Content, and collections with `custom: { isIndexed: true }`. */
export const indexedCollections = ({ config }: Pick<Payload, 'config'>): CollectionSlug[] => [
  ...contentCollections,
  ...config.collections.filter(({ custom }) => custom?.isIndexed === true).map(({ slug }) => slug as CollectionSlug),
];

export const indexedGlobals = contentGlobals;

export const searchedByVisitors = ['pages', 'industries', 'jobs', 'newsletter-issues', 'legal-pages'] as const;
export type SearchedPlace = (typeof searchedByVisitors)[number];
