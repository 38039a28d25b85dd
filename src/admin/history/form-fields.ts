import type { FormField, FormState } from 'payload';
import { isSame } from '@/lib/is-same';

/** The fields of a form by path, as Payload keeps them. */
export type Fields = Pick<FormState, string>;

/** The ids of the rows of a list: sections, or lines of an array. */
export const rowIds = (field: FormField | undefined): string[] => (field?.rows ?? []).map(({ id }) => id);

/** The lists around a field, from the outermost one: `['blocks', 0]`, `['blocks.0.cards', 2]`. */
function listsAround(path: string): [list: string, index: number][] {
  const parts = path.split('.');
  return parts.flatMap((part, at): [string, number][] =>
    at > 0 && /^\d+$/.test(part) ? [[parts.slice(0, at).join('.'), Number(part)]] : [],
  );
}

/** Does a path lead to the same place in both, whatever was moved or removed around it? */
export const isSamePlace = (before: Fields, after: Fields, path: string): boolean =>
  listsAround(path).every(([list, index]) => rowIds(before[list])[index] === rowIds(after[list])[index]);

/** The innermost row around all of the paths, such as `blocks.2`. */
export function rowAround(paths: string[]): string | undefined {
  const rows = (path: string) => listsAround(path).map(([list, index]) => `${list}.${index}`);
  const [first, ...others] = paths.map(rows);
  return first?.findLast((row) => others.every((other) => other.includes(row)));
}

/** What the server writes. Nobody can take that back in a form. */
export const isServers = (path: string): boolean =>
  /^(id|createdAt|updatedAt|deletedAt|_status|lastEditor|editorial|editorial\..+)$/.test(path);

/** The paths at which something else stands now. Fields that are new are none: the server adds those of a new row later. */
export const changedPaths = (before: Fields, after: Fields): string[] =>
  Object.keys(after).filter((path) => {
    const [was, is] = [before[path], after[path]];
    if (!was || was === is || isServers(path)) return false;
    if (was.rows || is?.rows) return !isSame(rowIds(was), rowIds(is));
    return !isSame(was.value, is?.value);
  });

/**
 * Has somebody done this, and not the server with an answer to what was saved? What is typed is marked; rows come, go and
 * move by hand alone; and what is pasted over a row is not marked, but changes more than one of its fields.
 */
export function isByHand(after: Fields, paths: string[]): boolean {
  if (paths.some((path) => after[path]?.isModified || after[path]?.rows)) return true;
  return paths.length > 1 && rowAround(paths) !== undefined;
}

/** Without fields of rows that are gone. An answer to a question from before brings them back, and with them the row. */
export function withoutLeftovers(fields: Fields): Fields {
  const isLeftover = (path: string) =>
    listsAround(path).some(([list, index]) => {
      const rows = fields[list]?.rows;
      return rows !== undefined && index >= rows.length;
    });
  const kept = Object.entries(fields).filter(([path]) => !isLeftover(path));
  return kept.length === Object.keys(fields).length ? fields : Object.fromEntries(kept);
}
