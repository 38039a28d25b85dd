import { contentCollections, contentGlobals } from '@/lib/content-collections';

/** Collections in the text index, in the order of the palette's groups. */
export const indexedCollections = [...contentCollections, 'patterns', 'media'] as const;

export const indexedGlobals = contentGlobals;

/** What visitors can search, as it is called on the results page. */
export const searchedByVisitors = {
  pages: 'Page',
  industries: 'Industry',
  jobs: 'Open position',
  'newsletter-issues': 'Newsletter issue',
  'legal-pages': 'Legal',
} as const;
