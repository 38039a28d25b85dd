/**
 * Sorts in page-tree order: a page, the pages below it, the next page; paths sort `/platform-alt` before
 * `/platform/partnerships`. Letters and digits only: databases sort others by locale. `before-baseline` has this rule in SQL.
 */
export const treeKey = (path: string): string =>
  path.replace(/[0-9]/g, '1$&').replaceAll('-', '01').replaceAll('/', '00');
