/**
 * The one vocabulary of cache tags: pages carry them (src/data), hooks invalidate them (src/hooks/revalidate.ts).
 * Ids are UUIDs, unique over all collections.
 */
export const tags = {
  /** Every page: for changes made outside the running site, such as a migration or the seed. */
  site: 'site',
  /** What a path shows, also when that is nothing yet. */
  path: (path: string) => `path:${path}`,
  /** A document that the page shows or links to. */
  document: (id: string) => `document:${id}`,
  /** A list of the collection's documents. */
  list: (collection: string) => `list:${collection}`,
  /** What the reviewers decided about the elements of the design-system reference. */
  reviews: 'design-reviews',
  global: (slug: string) => `global:${slug}`,
};
