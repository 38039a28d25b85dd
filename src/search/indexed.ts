import type { CollectionSlug, Payload } from 'payload';
import { contentGlobals } from '@/lib/content-collections';

/** Those whose traits say so. */
export const indexedCollections = ({ config }: Pick<Payload, 'config'>): CollectionSlug[] =>
  config.collections.filter(({ custom }) => custom?.isIndexed).map(({ slug }) => slug as CollectionSlug);

export const indexedGlobals = contentGlobals;

export const searchedByVisitors = ['pages', 'industries', 'jobs', 'newsletter-issues', 'legal-pages'] as const;
export type SearchedPlace = (typeof searchedByVisitors)[number];
