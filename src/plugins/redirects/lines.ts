import { parseCsv } from '@/staff/table-files/csv';
import { unescaped } from '@/staff/table-files/formulas';
import { refuse } from '@/staff/table-files/problem';
import { rowsOfJson, twiceIn } from '@/staff/table-files/rows';

export const COLUMNS = ['from', 'to', 'status', 'match', 'label', 'updatedAt'] as const;
type Column = (typeof COLUMNS)[number];
export type Line = { number: number; cells: Record<Column, string> };

const names: Record<string, Column> = {
  ...Object.fromEntries(COLUMNS.map((name) => [name.toLowerCase(), name])),
  'to.address': 'to',
  to_address: 'to',
};
const columnOf = (heading: string): Column | undefined => {
  const name = heading.trim().toLowerCase();
  return Object.hasOwn(names, name) ? names[name] : undefined;
};

const lineOf = (number: number, cells: (readonly [Column | undefined, unknown])[]): Line => ({
  number,
  cells: {
    ...{ from: '', to: '', status: '', match: '', label: '', updatedAt: '' },
    ...Object.fromEntries(
      cells.flatMap(([name, cell]) => (name ? [[name, unescaped(String(cell ?? '').trim())]] : [])),
    ),
  },
});

/** With headings or without, as CSV, or as the JSON of an export. Throws TableProblem. */
export async function linesOf(text: string): Promise<Line[]> {
  if (/^\s*[[{]/.test(text))
    return rowsOfJson(text, [...COLUMNS]).map(({ line, cells }) =>
      lineOf(
        line,
        cells.map(([name, cell]) => [columnOf(name), cell] as const),
      ),
    );
  const lines = await parseCsv(text, (heading) => columnOf(heading) !== undefined, { trim: true });
  const headings = lines[0]?.cells ?? [];
  const isHead = headings.some((heading) => columnOf(heading) === 'from');
  const order = isHead ? headings.map(columnOf) : COLUMNS.slice(0, 4);
  if (lines[0] && !isHead && !headings.some((cell) => /^\/|^https?:/i.test(cell)))
    refuse(`The first line has neither an address nor the heading from. The headings are: ${COLUMNS.join(', ')}.`);
  const unknown = isHead ? headings.filter((heading) => heading.trim() !== '' && !columnOf(heading)) : [];
  if (unknown.length > 0)
    refuse(`These headings are not known: ${unknown.join(', ')}. The headings are: ${COLUMNS.join(', ')}.`);
  const twice = twiceIn(order.flatMap((name) => name ?? []));
  if (twice) refuse(`There are two columns for "${twice}". Remove one of them.`);
  return (isHead ? lines.slice(1) : lines).map(({ number, cells }) => {
    if (cells.slice(order.length).some((cell) => cell.trim() !== ''))
      refuse(`Line ${number} has ${cells.length} cells; at most ${order.length} are known. Nothing was changed.`);
    return lineOf(
      number,
      order.map((name, at) => [name, cells[at]] as const),
    );
  });
}
