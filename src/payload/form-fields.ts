import type { FormField, FormState } from 'payload';
import { isSame } from '@/lib/is-same';

export type Fields = Pick<FormState, string>;

export const rowIds = (field: FormField | undefined): string[] => (field?.rows ?? []).map(({ id }) => id);

/** The lists that contain a field, outermost first: `['blocks', 0]`, `['blocks.0.cards', 2]`. */
function listsAround(path: string): [list: string, index: number][] {
  const parts = path.split('.');
  return parts.flatMap((part, at): [string, number][] =>
    at > 0 && /^\d+$/.test(part) ? [[parts.slice(0, at).join('.'), Number(part)]] : [],
  );
}

/** True if the path leads to the same rows in both states. */
export const isSamePlace = (before: Fields, after: Fields, path: string): boolean =>
  listsAround(path).every(([list, index]) => rowIds(before[list])[index] === rowIds(after[list])[index]);

/** The innermost row that contains all paths, such as `blocks.2`. */
export function rowAround(paths: string[]): string | undefined {
  const rows = (path: string) => listsAround(path).map(([list, index]) => `${list}.${index}`);
  const [first, ...others] = paths.map(rows);
  return first?.findLast((row) => others.every((other) => other.includes(row)));
}

/** True for a single field, and for a headline with its highlighted phrase. */
export const isOneText = (paths: string[]): boolean =>
  new Set(paths.map((path) => path.replace(/\.highlight$/, '.heading'))).size === 1;

/** Set by the server; undo must not touch them. */
export const isServers = (path: string): boolean =>
  /^(id|createdAt|updatedAt|deletedAt|_status|lastEditor|translated|editorial|editorial\..+)$/.test(path);

/** Without new fields: the server adds those of a new row later. */
export const changedPaths = (before: Fields, after: Fields): string[] =>
  Object.keys(after).filter((path) => {
    const [was, is] = [before[path], after[path]];
    if (!was || was === is || isServers(path)) return false;
    if (was.rows || is?.rows) return !isSame(rowIds(was), rowIds(is));
    return !isSame(was.value, is?.value);
  });

/**
 * True for a change by a person, false for a server response. Payload marks typed fields as modified, but not a paste
 * over a row, which changes several of its fields; only people add, remove and move rows.
 */
export function isByHand(after: Fields, paths: string[]): boolean {
  if (paths.some((path) => after[path]?.isModified || after[path]?.rows)) return true;
  return paths.length > 1 && rowAround(paths) !== undefined;
}

/** Drops the fields of deleted rows: a late response would restore them, and with them the row. */
export function withoutLeftovers(fields: Fields): Fields {
  const isLeftover = (path: string) =>
    listsAround(path).some(([list, index]) => {
      const rows = fields[list]?.rows;
      return rows !== undefined && index >= rows.length;
    });
  const kept = Object.entries(fields).filter(([path]) => !isLeftover(path));
  return kept.length === Object.keys(fields).length ? fields : Object.fromEntries(kept);
}
