/** Pages carry them (src/data), hooks expire them (revalidate.ts). Ids are UUIDs, unique over all collections. */
export const tags = {
  /** Every page: for changes made outside the running site, such as a migration or the seed. */
  site: 'site',
  /** The content of a path, or its absence. */
  path: (path: string) => `path:${path}`,
  document: (id: string) => `document:${id}`,
  /** Title and path of a document, and whether it is published: all that a link to it shows. */
  link: (id: string) => `link:${id}`,
  /** The same of the document at a path, or its absence. */
  name: (path: string) => `name:${path}`,
  list: (collection: string) => `list:${collection}`,
  /** Which experiment of this page is running. Carried by the page and its variants only. */
  experiment: (page: string) => `experiment:${page}`,
  /** Which languages visitors are offered. */
  languages: 'languages',
  /** Where a page is in other languages. @param path of the English original */
  translations: (path: string) => `translations:${path}`,
  reviews: 'design-reviews',
  global: (slug: string) => `global:${slug}`,
};
