import type { PopulateType } from 'payload';

const linked = { title: true, path: true, updatedAt: true } as const;

/**
 * Fields of linked documents: title, path, and the date that makes them a cache tag. Without this every link would
 * load a whole page with all its sections.
 */
export const linkedDocuments = {
  pages: linked,
  industries: linked,
  jobs: linked,
  'newsletter-issues': linked,
  'legal-pages': linked,
} satisfies PopulateType;
