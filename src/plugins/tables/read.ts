import type { CollectionSlug, Payload } from 'payload';
import { headingsOf } from './columns';
import { parseCsv } from './csv';
import { decoded } from './decode';
import { unescaped } from './formulas';
import { parseStrictly } from './json';
import { MOST_CHARACTERS_AT_ONCE, MOST_ROWS } from './limits';
import { refuse } from './problem';

export type Format = 'csv' | 'json';
/** A column that a row does not name is left alone. */
export type Row = { line: number; cells: [name: string, cell: unknown][]; problem?: string };
export type Table = { format: Format; rows: Row[]; notes: string[] };

const quoted = (names: string[]) => names.map((name) => `"${name}"`).join(', ');

export const twiceIn = (names: string[]) => names.find((name, at) => names.indexOf(name) !== at);

function refuseUnknown(names: string[], headings: string[]): void {
  const unknown = [...new Set(names.filter((name) => !headings.includes(name)))];
  if (unknown.length === 0) return;
  const what = unknown.length === 1 ? 'This heading is' : 'These headings are';
  refuse(`${what} not known: ${quoted(unknown.slice(0, 20))}. The headings are: ${headings.join(', ')}.`);
}

async function rowsOfCsv(text: string, headings: string[]): Promise<Row[]> {
  const [head, ...lines] = await parseCsv(text, (name) => headings.includes(name));
  const names = (head?.cells ?? []).map((name) => name.trim());
  const last = names.findLastIndex((name) => name !== '');
  const shown = names.slice(0, last + 1);
  if (shown.length === 0) return refuse('The first line must have the headings of the columns.');
  const unnamed = shown.indexOf('');
  if (unnamed >= 0) return refuse(`Column ${unnamed + 1} has no heading.`);
  refuseUnknown(shown, headings);
  const twice = twiceIn(shown);
  if (twice) return refuse(`The heading "${twice}" is there twice.`);
  return lines.map(({ number, cells }) => {
    const extra = cells.slice(shown.length).some((cell) => cell !== '');
    if (cells.length < shown.length || extra)
      return refuse(
        `Line ${number} has ${cells.length} cells, and the first line has ${shown.length} headings. Is a quotation mark missing? Nothing was changed.`,
      );
    return { line: number, cells: shown.map((name, at) => [name, unescaped(cells[at] ?? '')]) };
  });
}

type Json = Record<string, unknown>;
const isGroup = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

function flat(value: Json, headings: string[], before = ''): [string, unknown][] {
  return Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
    const name = `${before}${key}`;
    const isInside = isGroup(inner) && headings.some((heading) => heading.startsWith(`${name}.`));
    return isInside ? flat(inner, headings, `${name}.`) : [[name, inner]];
  });
}

/** The engine tells the position of some errors, and the letters around it of others. */
function lineOf(text: string, message: string): number | undefined {
  const position = /position (\d+)/.exec(message)?.[1];
  if (position !== undefined) return text.slice(0, Number(position)).split('\n').length;
  const around = /, (\.{3})?"([\s\S]+?)"(?:\.{3})? is not valid JSON$/.exec(message);
  const at = around?.[2] ? text.indexOf(around[2]) : -1;
  if (at < 0) return message.includes('end of JSON') ? text.trimEnd().split('\n').length : undefined;
  return text.slice(0, at + (around?.[1] ? 10 : 0)).split('\n').length;
}

function parsed(text: string): unknown {
  const nul = text.search(/\\u0000/);
  if (nul >= 0) return refuse(`Line ${text.slice(0, nul).split('\n').length} has the character U+0000. Remove it.`);
  try {
    return parseStrictly(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const line = lineOf(text, error.message);
    return refuse(`The file is damaged${line ? ` at line ${line}` : ''}: it is not valid JSON. Nothing was changed.`);
  }
}

/** Throws TableProblem. */
export function rowsOfJson(text: string, headings: string[]): Row[] {
  const list = parsed(text);
  if (!Array.isArray(list)) return refuse('The JSON must be a list of documents, in square brackets.');
  if (list.length > MOST_ROWS) return refuse(`The table has more than ${MOST_ROWS} rows. Split it.`);
  return list.map((value: unknown, at) => {
    if (!isGroup(value)) return refuse(`Entry ${at + 1} of the list is not a document.`);
    const cells = flat(value, headings);
    const names = cells.map(([name]) => name);
    refuseUnknown(names, headings);
    const twice = twiceIn(names);
    if (twice) return refuse(`Entry ${at + 1} of the list has "${twice}" twice.`);
    return { line: at + 1, cells };
  });
}

const cellIn = ({ cells }: Row, wanted: string) => String(cells.find(([name]) => name === wanted)?.[1] ?? '').trim();

/** Of two rows for one document, the second would go by what the preview showed before the first. */
function withProblems(rows: Row[], unique: string[]): Row[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    if (JSON.stringify(row.cells).length > MOST_CHARACTERS_AT_ONCE)
      return { line: row.line, cells: row.cells.slice(0, 1), problem: 'The row is too large for a table.' };
    for (const name of unique) {
      const word = cellIn(row, name);
      const cell = name === 'id' ? word.toLowerCase() : word;
      const earlier = cell === '' ? undefined : seen.get(`${name} ${cell}`);
      if (earlier !== undefined) return { ...row, problem: `Line ${earlier} has the same ${name}.` };
      if (cell !== '') seen.set(`${name} ${cell}`, row.line);
    }
    return row;
  });
}

const NO_TIMES =
  'The table has no column updatedAt, so it may be older than the site. Compare the texts in the preview before you confirm.';

/** Reads a file as a table of this collection, as a whole or not at all. Throws TableProblem. */
export async function readTable(
  payload: Pick<Payload, 'collections'>,
  collection: CollectionSlug,
  bytes: Uint8Array,
): Promise<Table> {
  const { text, note } = await decoded(bytes);
  const headings = headingsOf(payload, collection);
  const format = /^\s*[[{]/.test(text) ? 'json' : 'csv';
  const rows = format === 'json' ? rowsOfJson(text, headings) : await rowsOfCsv(text, headings);
  if (rows.length === 0) return refuse('The table has no rows.');
  const { flattenedFields } = payload.collections[collection].config;
  const unique = flattenedFields.flatMap((field) => ('unique' in field && field.unique ? [field.name] : []));
  const isUndated = rows.some((row) => cellIn(row, 'id') !== '' && cellIn(row, 'updatedAt') === '');
  const notes = [...(note ? [note] : []), ...(isUndated ? [NO_TIMES] : [])];
  return { format, rows: withProblems(rows, ['id', ...unique]), notes };
}
