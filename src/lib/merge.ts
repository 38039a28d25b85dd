import { NOT_EDITED } from './server-fields';

/** Path of a field: field names, and rows by id, which does not change when rows move. */
export type Place = (string | { row: string })[];

export type Conflict = { place: Place; mine: unknown; theirs: unknown };

/** Choices by field. One applies only to the value of `theirs` that was shown. */
export type Picks = ReadonlyMap<string, { theirs: unknown; isMine: boolean }>;

type Json = Record<string, unknown>;
type Row = Json & { id: string };

/** The stored values win. */
const KEPT = new Set(NOT_EDITED);

/** Fields that hold texts in no order (src/blocks/example-confirmation.ts): each is merged on its own. */
const SETS = new Set(['rightExamples']);

export const keyOf = (place: Place) => place.map((step) => (typeof step === 'string' ? step : step.row)).join('.');

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof Date) &&
  !(value instanceof File);

/** A group of fields; rich text and references are single values. */
const isGroup = (value: unknown): value is Json => isObject(value) && !('root' in value) && !('relationTo' in value);

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** What both have, without what either has taken away. */
function mergedSet(was: unknown, own: unknown, other: unknown): unknown[] {
  const [before, mine, theirs] = [listOf(was), listOf(own), listOf(other)];
  const kept = theirs.filter((text) => mine.includes(text) || !before.includes(text));
  return [...kept, ...mine.filter((text) => !before.includes(text) && !kept.includes(text))];
}

const isRows = (value: unknown): value is Row[] =>
  Array.isArray(value) && value.every((row) => isObject(row) && typeof row.id === 'string');

/** Forms and the database represent empty values differently. */
const isNothing = (value: unknown) =>
  value === undefined || value === null || value === '' || value === false || (Array.isArray(value) && !value.length);

function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  // A chosen file has no fields of its own.
  if (value instanceof File) return [value.name, value.size, value.lastModified];
  if (!isObject(value)) return isNothing(value) ? null : value;
  const entries = Object.entries(value).map(([name, item]) => [name, canonical(item)] as const);
  const filled = entries.filter(([, item]) => !isNothing(item) && !(isObject(item) && Object.keys(item).length === 0));
  return Object.fromEntries(filled.sort(([a], [b]) => (a < b ? -1 : 1)));
}

export const isSame = (one: unknown, other: unknown): boolean => {
  if (isNothing(one) || isNothing(other)) return isNothing(one) && isNothing(other);
  return JSON.stringify(canonical(one)) === JSON.stringify(canonical(other));
};

export const contentOf = (document: Json): Json =>
  Object.fromEntries(Object.entries(document).filter(([name]) => !KEPT.has(name)));

/** The merged order of two lists. Added rows are included; removed ones are not, unless the other side changed them. */
function order(base: Row[], mine: Row[], theirs: Row[]): string[] {
  const ids = (rows: Row[]) => rows.map(({ id }) => id);
  const row = (rows: Row[], id: string) => rows.find((one) => one.id === id);
  const [first, second] = isSame(ids(mine), ids(base)) ? [theirs, mine] : [mine, theirs];
  // What a form leaves out, and the 0 that it sends for an empty list, are no change.
  const isChanged = (id: string, own: Row[]) => changesSince(row(base, id) ?? {}, row(own, id) ?? {}).length > 0;
  const stays = (id: string, own: Row[], other: Row[]) =>
    !row(base, id) || Boolean(row(other, id)) || isChanged(id, own);
  const result = ids(first).filter((id) => stays(id, first, second));
  for (const [index, id] of ids(second).entries()) {
    if (result.includes(id) || !stays(id, second, first)) continue;
    const before = ids(second)
      .slice(0, index)
      .findLast((one) => result.includes(one));
    result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, id);
  }
  return result;
}

/**
 * Three-way merge by field. A field changed on both sides is a conflict until a choice is made; until then, `document`
 * has `mine`. `base`: common ancestor; `mine`: form values, missing ones count as unchanged; `theirs`: stored values.
 */
export function merge(base: Json, mine: Json, theirs: Json, picks: Picks): { document: Json; conflicts: Conflict[] } {
  const conflicts: Conflict[] = [];

  const group = (was: Json, own: Json, other: Json, place: Place): Json =>
    Object.fromEntries(
      [...new Set([...Object.keys(other), ...Object.keys(own)])].map((name) =>
        place.length === 0 && KEPT.has(name)
          ? [name, other[name]]
          : [name, value(was[name], own[name], other[name], [...place, name])],
      ),
    );

  const rows = (was: Row[], own: Row[], other: Row[], place: Place): unknown[] => {
    const find = (list: Row[], id: string) => list.find((row) => row.id === id);
    return order(was, own, other).map((id) => {
      const [a, b] = [find(own, id), find(other, id)];
      return a && b ? group(find(was, id) ?? {}, a, b, [...place, { row: id }]) : (a ?? b);
    });
  };

  const value = (was: unknown, sent: unknown, other: unknown, place: Place): unknown => {
    // A form sends an empty list as its length, 0.
    const own = sent === 0 && (Array.isArray(was) || Array.isArray(other)) ? [] : sent;
    if (own === undefined || isSame(own, was)) return other;
    const name = place.at(-1);
    if (typeof name === 'string' && SETS.has(name)) return mergedSet(was, own, other);
    // Rows and groups first: below them, a list that the form sends as 0 is no change.
    if (isRows(own) && isRows(other)) return rows(isRows(was) ? was : [], own, other, place);
    if (isGroup(own) && isGroup(other)) return group(isGroup(was) ? was : {}, own, other, place);
    if (isSame(other, was) || isSame(own, other)) return own;
    const pick = picks.get(keyOf(place));
    if (pick && isSame(pick.theirs, other)) return pick.isMine ? own : other;
    conflicts.push({ place, mine: own, theirs: other });
    return own;
  };

  return { document: group(base, mine, theirs, []), conflicts };
}

export type Change = { place: Place; was: unknown; mine: unknown };

/** The fields in which `mine` (form values) differs from `base`, by the rules of `merge`. */
export function changesSince(base: Json, mine: Json): Change[] {
  const group = (was: Json, own: Json, place: Place): Change[] =>
    Object.keys(own)
      .filter((name) => place.length > 0 || !KEPT.has(name))
      .flatMap((name) => value(was[name], own[name], [...place, name]));

  const rows = (was: Row[], own: Row[], place: Place): Change[] => {
    const find = (list: Row[], id: string) => list.find((row) => row.id === id);
    const ids = [...new Set([...own, ...was].map(({ id }) => id))];
    const inside = ids.flatMap((id) => {
      const [before, now] = [find(was, id), find(own, id)];
      const at: Place = [...place, { row: id }];
      return before && now ? group(before, now, at) : [{ place: at, was: before, mine: now }];
    });
    const stays = (list: Row[], other: Row[]) => list.map(({ id }) => id).filter((id) => find(other, id));
    const isMoved = !isSame(stays(was, own), stays(own, was));
    return isMoved ? [...inside, { place, was, mine: own }] : inside;
  };

  const value = (was: unknown, sent: unknown, place: Place): Change[] => {
    const own = sent === 0 && Array.isArray(was) ? [] : sent;
    if (own === undefined || isSame(own, was)) return [];
    if (isRows(own) && isRows(was ?? [])) return rows((was ?? []) as Row[], own, place);
    if (isGroup(own) && (isGroup(was) || isNothing(was))) return group(isGroup(was) ? was : {}, own, place);
    return [{ place, was, mine: own }];
  };

  return group(base, mine, []);
}
