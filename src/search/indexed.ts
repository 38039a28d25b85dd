import { contentCollections, contentGlobals } from '@/lib/content-collections';

export const indexedCollections = [...contentCollections, 'patterns', 'media'] as const;

export const indexedGlobals = contentGlobals;

export const searchedByVisitors = ['pages', 'industries', 'jobs', 'newsletter-issues', 'legal-pages'] as const;
export type SearchedPlace = (typeof searchedByVisitors)[number];
