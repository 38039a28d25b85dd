import { changedPaths, type Fields, rowIds } from '@/payload/form-fields';

/**
 * The fields that the server made for a list, with what was typed in its rows meanwhile.
 *
 * @param before the form when they were requested
 * @param now the form as it is
 * @returns undefined if rows of the list have been added, removed or moved meanwhile
 */
export function withTyped(list: string, before: Fields, now: Fields, made: Fields): Fields | undefined {
  const isInside = (path: string) => path.startsWith(`${list}.`);
  const [ids, newIds] = [rowIds(before[list]), rowIds(made[list])];
  const placeIn = (path: string) => {
    const [index = '', ...rest] = path.slice(list.length + 1).split('.');
    const place = newIds.indexOf(ids[Number(index)] ?? '');
    return place < 0 ? undefined : [list, place, ...rest].join('.');
  };
  const changed = changedPaths(before, now).filter((path) => path === list || isInside(path));
  if (changed.some((path) => before[path]?.rows ?? now[path]?.rows)) return undefined;
  const typed = changed.flatMap((path) => {
    const place = placeIn(path);
    const field = place === undefined ? undefined : made[place];
    return place !== undefined && field ? [[place, { ...field, value: now[path]?.value }] as const] : [];
  });
  const own = Object.entries(made).filter(([path]) => path === list || isInside(path));
  return Object.fromEntries([...own, ...typed]);
}
