import type { FlattenedField } from 'payload';
import { traitsOf } from '@/fields/traits';
import { mapFields, type Values } from '@/fields/walk';
import { isRecord } from '@/lib/is-object';
import { NOT_EDITED } from '@/lib/server-fields';

const isOwn = (field: FlattenedField) => NOT_EDITED.includes(field.name) || traitsOf(field).isOwnInTranslation;

const withoutIds = (rows: unknown[]) =>
  rows.map((row) => {
    const { id: _, ...rest } = isRecord(row) ? row : {};
    return rest;
  });

/** Rows in sections keep their ids; other rows are in tables where an id is unique. */
export function contentOf(fields: FlattenedField[], document: object): Values {
  const copied = fields.filter((field) => !isOwn(field) && field.name in document);
  const values = Object.fromEntries(copied.map(({ name }) => [name, (document as Values)[name]]));
  return mapFields({ fields: copied, blocks: {} }, values, ({ field, value }, below) => {
    if (field.type === 'array' && Array.isArray(value)) return below(withoutIds(value));
    return field.type === 'group' || field.type === 'tab' ? below(value) : value;
  });
}

type Row = Values & { id: string };
const isRows = (value: unknown): value is Row[] =>
  Array.isArray(value) && value.length > 0 && value.every((row) => isRecord(row) && typeof row.id === 'string');

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
  if (!isRecord(english) || !isRecord(own) || 'root' in english) return none;
  const into: Values = { ...own };
  let rows = 0;
  for (const [name, value] of Object.entries(english)) {
    const inside = completed(value, own[name]);
    if (inside.rows > 0) into[name] = inside.value;
    rows += inside.rows;
  }
  return { value: into, sections: 0, rows };
}

export type Missing = { data: Values; sections: number; rows: number };

/** The translation's fields with the sections and rows added to the original since. */
export function withMissing(fields: FlattenedField[], english: object, own: object): Missing {
  const data: Values = {};
  let [sections, rows] = [0, 0];
  for (const field of fields) {
    const value = (english as Values)[field.name];
    if (field.type !== 'blocks' || !isRows(value)) continue;
    const mine = (own as Values)[field.name];
    const done = completeRows(value, isRows(mine) ? mine : [], true);
    if (done.sections + done.rows > 0) data[field.name] = done.value;
    sections += done.sections;
    rows += done.rows;
  }
  return { data, sections, rows };
}
