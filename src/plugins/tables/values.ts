import { z } from 'zod';
import { dateOf } from '@/staff/table-files/dates';
import { parseStrictly } from '@/staff/table-files/json';
import { refuse } from '@/staff/table-files/problem';
import type { Column } from './columns';

/** Of a cell, the same for CSV and JSON: links are ids, with the kind of document if there are several. */
export type Value = string | number | boolean | object | null;

const lineBreaks = (text: string) => text.replace(/\r\n?/g, '\n');

const stored = z.object({ relationTo: z.string(), value: z.union([z.string(), z.object({ id: z.string() })]) });
const idIn = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : value;

function linkOf(value: unknown): unknown {
  const several = stored.safeParse(value).data;
  return several ? `${several.relationTo}/${idIn(several.value)}` : idIn(value);
}

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** The value of a document (read with depth 0) as in a table. Blank texts and lists are no value. */
export function valueIn({ kind }: Column, value: unknown): Value {
  if (isEmpty(value)) return null;
  if (kind === 'text') return lineBreaks(String(value));
  if (kind === 'link') return (Array.isArray(value) ? value.map(linkOf) : linkOf(value)) as Value;
  if (kind === 'day') return String(value).slice(0, 10);
  return value as Value;
}

export const cellOf = (value: Value): string =>
  value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);

function jsonOf(text: string): Value {
  try {
    return parseStrictly(text) as Value;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const isCut = text.length >= 32_000;
    return refuse(
      isCut
        ? 'It is not whole: a spreadsheet cuts cells after 32,767 characters. Remove this column to leave these texts as they are.'
        : 'It is not the JSON of an export. Remove this column to leave these texts as they are.',
    );
  }
}

const optionsOf = ({ field }: Column): string[] =>
  'options' in field ? field.options.map((option) => (typeof option === 'string' ? option : option.value)) : [];

function selectOf(column: Column, text: string): string {
  const options = optionsOf(column);
  return options.includes(text) ? text : refuse(`"${text}" is not one of ${options.join(', ')}.`);
}

function fromText(column: Column, cell: string): Value {
  const text = cell.trim();
  const { kind } = column;
  if (text === '') return null;
  if (kind === 'text') return lineBreaks(cell);
  if (kind === 'number')
    return /^-?\d{1,15}(?:\.\d{1,10})?$/.test(text)
      ? Number(text)
      : refuse(`"${text}" is not a number such as 12 or 1.5, without spaces and with a point.`);
  if (kind === 'checkbox')
    return /^(?:true|false)$/i.test(text) ? text.toLowerCase() === 'true' : refuse(`"${text}" is not true or false.`);
  if (kind === 'date' || kind === 'day') return dateOf(text, kind === 'day');
  if (kind === 'select') return selectOf(column, text);
  if (kind === 'link') return text.startsWith('[') ? jsonOf(text) : text;
  return jsonOf(text);
}

const wrongType = (wanted: string) => refuse(`It must be ${wanted} in JSON.`);

function fromJson(column: Column, value: unknown): Value {
  if (isEmpty(value)) return null;
  const { kind } = column;
  if (kind === 'number') return typeof value === 'number' ? value : wrongType('a number');
  if (kind === 'checkbox') return typeof value === 'boolean' ? value : wrongType('true or false');
  if (kind === 'json') return typeof value === 'object' ? (value as Value) : wrongType('a list or an object');
  if (kind === 'link') return valueIn(column, value);
  return typeof value === 'string' ? fromText(column, value) : wrongType('a text');
}

/** Throws TableProblem. Nothing is guessed: `1.10` stays a text, and `null` a word. */
export function readCell(column: Column, cell: unknown, isJson: boolean): Value {
  const value = isJson ? fromJson(column, cell) : fromText(column, String(cell));
  const isMany = 'hasMany' in column.field && column.field.hasMany === true;
  if (value !== null && (column.kind === 'link' || column.kind === 'json') && isMany && !Array.isArray(value))
    refuse('It must be a list, in square brackets.');
  if (column.kind === 'link' && !isMany && Array.isArray(value)) refuse('It must be one document, not a list.');
  return value;
}

/** As the document stores it. */
export function storedOf({ kind, field }: Column, value: Value): unknown {
  const isList = field.type === 'array' || field.type === 'blocks' || ('hasMany' in field && field.hasMany === true);
  if (value === null && isList) return [];
  // As the form stores a day.
  if (kind === 'day' && typeof value === 'string') return `${value}T12:00:00.000Z`;
  if (kind !== 'link' || value === null || !('relationTo' in field) || !Array.isArray(field.relationTo)) return value;
  const one = (link: unknown) => {
    const [relationTo, id] = String(link).split('/');
    return { relationTo, value: id };
  };
  return Array.isArray(value) ? value.map(one) : one(value);
}
