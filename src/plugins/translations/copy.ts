import type { FlattenedField } from 'payload';
import type { Json } from '@/search/texts';

/** A translation's own fields, or set by the server. */
const OWN = new Set([
  ...['id', 'createdAt', 'updatedAt', 'deletedAt', '_status', 'editorial', 'lastEditor'],
  ...['language', 'translationOf', 'translated', 'path', 'treeKey'],
]);

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Rows in sections keep their ids; other rows are in tables where an id is unique. */
function copied(field: FlattenedField, value: unknown): unknown {
  if (field.type === 'array' && Array.isArray(value))
    return value.map((row: unknown) => {
      const { id: _, ...rest } = isJson(row) ? row : {};
      return copyOf(field.flattenedFields, rest);
    });
  if ((field.type === 'group' || field.type === 'tab') && isJson(value)) return copyOf(field.flattenedFields, value);
  return value;
}

function copyOf(fields: FlattenedField[], values: Json): Json {
  const named = fields.filter((field) => 'name' in field && field.name in values);
  return Object.fromEntries(named.map((field) => [field.name, copied(field, values[field.name])]));
}

export const contentOf = (fields: FlattenedField[], document: object): Json =>
  copyOf(
    fields.filter(({ name }) => !OWN.has(name)),
    document as Json,
  );

type Row = Json & { id: string };
const isRows = (value: unknown): value is Row[] =>
  Array.isArray(value) && value.length > 0 && value.every((row) => isJson(row) && typeof row.id === 'string');

type Completed = { value: unknown; sections: number; rows: number };

/** Adds the rows that only the original has, each behind the row that it follows there. */
function completeRows(english: Row[], own: Row[], isSections: boolean): Completed {
  const into = [...own];
  let [sections, rows] = [0, 0];
  let behind = -1;
  for (const row of english) {
    const at = into.findIndex(({ id }) => id === row.id);
    if (at < 0) {
      into.splice(behind + 1, 0, row);
      behind += 1;
      if (isSections) sections += 1;
      else rows += 1;
      continue;
    }
    behind = at;
    const inside = completed(row, into[at]);
    into[at] = inside.value as Row;
    rows += inside.sections + inside.rows;
  }
  return { value: into, sections, rows };
}

/** Adds missing rows inside a section. Rich text is one value. */
function completed(english: unknown, own: unknown): Completed {
  const none = { value: own, sections: 0, rows: 0 };
  const isEmpty = own === undefined || own === null || (Array.isArray(own) && own.length === 0);
  if (isRows(english)) return isEmpty || isRows(own) ? completeRows(english, isRows(own) ? own : [], false) : none;
  if (!isJson(english) || !isJson(own) || 'root' in english) return none;
  const into: Json = { ...own };
  let rows = 0;
  for (const [name, value] of Object.entries(english)) {
    const inside = completed(value, own[name]);
    if (inside.rows > 0) into[name] = inside.value;
    rows += inside.rows;
  }
  return { value: into, sections: 0, rows };
}

export type Missing = { data: Json; sections: number; rows: number };

/** The translation's fields with the sections and rows added to the original since. */
export function withMissing(fields: FlattenedField[], english: object, own: object): Missing {
  const data: Json = {};
  let [sections, rows] = [0, 0];
  for (const field of fields) {
    const value = (english as Json)[field.name];
    if (field.type !== 'blocks' || !isRows(value)) continue;
    const mine = (own as Json)[field.name];
    const done = completeRows(value, isRows(mine) ? mine : [], true);
    if (done.sections + done.rows > 0) data[field.name] = done.value;
    sections += done.sections;
    rows += done.rows;
  }
  return { data, sections, rows };
}
