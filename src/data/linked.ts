import type { PopulateType } from 'payload';

const linked = { title: true, path: true, updatedAt: true } as const;

/**
 * What a page needs of the documents it links to: name, path, and the date that makes them a cache tag. Without this
 * every link would bring a whole page along, with all its sections.
 */
export const linkedDocuments = {
  pages: linked,
  industries: linked,
  jobs: linked,
  'legal-pages': linked,
} satisfies PopulateType;
