import { contentCollections, contentGlobals } from '@/lib/content-collections';

/** Collections in the text index, in the order of the palette's groups. */
export const indexedCollections = [...contentCollections, 'patterns', 'media'] as const;

export const indexedGlobals = contentGlobals;

/** What visitors can search. */
export const searchedByVisitors = ['pages', 'industries', 'jobs', 'newsletter-issues', 'legal-pages'] as const;
export type SearchedPlace = (typeof searchedByVisitors)[number];
