/**
 * A text whose alphabetical order is the order of the page tree: a page, the pages below it, then the next page. Paths
 * themselves sort `/platform-alt` before `/platform/partnerships`. Letters and digits only: databases sort other
 * characters by their locale. A migration has the same rule in SQL.
 */
export const treeKey = (path: string): string =>
  path.replace(/[0-9]/g, '1$&').replaceAll('-', '01').replaceAll('/', '00');
