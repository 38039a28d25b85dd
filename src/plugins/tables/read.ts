import type { CollectionSlug, Payload } from 'payload';
import { decoded } from '@/staff/table-files/decode';
import { MOST_CHARACTERS_AT_ONCE } from '@/staff/table-files/limits';
import { refuse } from '@/staff/table-files/problem';
import { type Row, rowsOfCsv, rowsOfJson } from '@/staff/table-files/rows';
import { headingsOf } from './columns';

export type Format = 'csv' | 'json';
export type Table = { format: Format; rows: Row[]; notes: string[] };

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
