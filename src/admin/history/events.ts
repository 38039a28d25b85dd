import { changedPaths, type Fields, isOneText, isSamePlace, rowAround, rowIds } from '@/payload/form-fields';

const isSections = (path: string) => path === 'blocks';

/** Describes a removal for a notice that offers undo; undefined if nothing significant was removed. */
export function lossBetween(before: Fields, after: Fields): string | undefined {
  const lists = Object.keys(after).filter((path) => before[path]?.rows && isSamePlace(before, after, path));
  const missing = (from: Fields, to: Fields) =>
    lists.flatMap((path) => rowIds(from[path]).flatMap((id) => (rowIds(to[path]).includes(id) ? [] : [path])));
  const lost = missing(before, after);
  const gained = missing(after, before);
  const [list] = lost;
  if (list !== undefined && gained.length === 0) {
    if (!isSections(list)) return 'Removed from the list.';
    return lost.length === 1 ? 'The section was removed.' : `${lost.length} sections were removed.`;
  }
  const isMoved = lists.some((path) => rowIds(before[path]).join() !== rowIds(after[path]).join());
  if (isMoved && lost.length === 0) return undefined;
  const paths = changedPaths(before, after);
  const row = paths.length > 1 && !isOneText(paths) ? rowAround(paths) : undefined;
  if (!row) return undefined;
  return /^blocks\.\d+$/.test(row)
    ? 'The section was replaced with the copied one.'
    : 'Replaced with the copied content.';
}

export const pastedWords = (list: string, count: number): string => {
  if (!isSections(list)) return 'Pasted at the end of the list.';
  return count === 1 ? 'The copied section was added at the end.' : `${count} copied sections were added at the end.`;
};
