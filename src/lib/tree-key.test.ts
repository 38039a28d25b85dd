import { expect, it } from 'vitest';
import { treeKey } from './tree-key';

it('a page comes before the pages below it, and those before pages that only share a prefix', () => {
  const tree = ['/', '/platform', '/platform/partnerships', '/platform-alt', '/platform2', '/platforms'];
  const shuffled = ['/platforms', '/platform-alt', '/platform2', '/', '/platform/partnerships', '/platform'];
  expect(shuffled.sort((a, b) => treeKey(a).localeCompare(treeKey(b), 'en'))).toEqual(tree);
  expect(shuffled.sort((a, b) => (treeKey(a) < treeKey(b) ? -1 : 1))).toEqual(tree);
});
