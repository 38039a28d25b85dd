import { cellLimits } from '../cell-limits';
import { isHidden } from './word-lists';

/** Quoted cells may hold tabs and lines; a doubled quote is one. */
const CELL = /"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*)/y;

const clean = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Without the rows and columns at the end that are empty. */
function trimmed(rows: string[][]): string[][] {
  const filled = rows.map((row) => row.slice(0, row.findLastIndex(Boolean) + 1));
  const kept = filled.slice(0, filled.findLastIndex(({ length }) => length > 0) + 1);
  const width = Math.max(0, ...kept.map(({ length }) => length));
  return kept.map((row) => [...row, ...Array<string>(width - row.length).fill('')]);
}

/** The cells of a spreadsheet as programs copy them: tabs between cells, lines between rows. */
export function cellsInText(text: string): string[][] {
  const source = text.replace(/\r\n?/g, '\n');
  const rows: string[][] = [[]];
  for (let at = 0; at <= source.length; ) {
    CELL.lastIndex = at;
    const [whole = '', quoted, bare] = CELL.exec(source) ?? [];
    rows.at(-1)?.push(clean(quoted?.replaceAll('""', '"') ?? bare ?? ''));
    at += whole.length;
    if (source[at] === '\n') rows.push([]);
    at += 1;
  }
  return trimmed(rows);
}

const LINES = 'br, p, div, li, h1, h2, h3, h4, h5, h6';
const MOST_SPANNED = 100;

/** Lines of a cell are words apart, not one. */
function wordsOf(cell: HTMLTableCellElement): string {
  const copy = cell.cloneNode(true) as HTMLTableCellElement;
  for (const line of copy.querySelectorAll(LINES)) {
    line.before(' ');
    line.after(' ');
  }
  return clean(copy.textContent ?? '');
}

/** The cells of a table that are shown. Cells that span others leave these empty. */
export function cellsOf(table: HTMLTableElement): string[][] {
  const hidden = [...table.querySelectorAll('col')].flatMap((column) =>
    Array<boolean>(Math.min(column.span, MOST_SPANNED)).fill(isHidden(column)),
  );
  /** Of each column, the rows below that a cell above still fills. */
  const filled: number[] = [];
  const rows = [...table.rows].slice(0, 1000).flatMap((row) => {
    const words: (string | undefined)[] = [];
    const skip = () => {
      for (; (filled[words.length] ?? 0) > 0; words.push('')) filled[words.length] = (filled[words.length] ?? 0) - 1;
    };
    for (const cell of row.cells) {
      skip();
      for (let column = 0; column < Math.min(cell.colSpan, MOST_SPANNED); column += 1) {
        filled[words.length] = Math.min(cell.rowSpan, MOST_SPANNED) - 1;
        words.push(isHidden(cell) ? undefined : column === 0 ? wordsOf(cell) : '');
      }
    }
    skip();
    return isHidden(row) ? [] : [words.filter((word, column): word is string => word !== undefined && !hidden[column])];
  });
  return trimmed(rows);
}

/** The cells of the first table; undefined without one. */
export function cellsInHtml(html: string): string[][] | undefined {
  const table = new DOMParser().parseFromString(html, 'text/html').querySelector('table');
  return table ? cellsOf(table) : undefined;
}

/** Why these cells are no table of a page; undefined if they are. */
export function problemOfCells(cells: string[][]): string | undefined {
  const { rows, columns, letters } = cellLimits;
  const width = cells[0]?.length ?? 0;
  if (cells.length < 2) return 'Copy at least two rows: the first one has the headings of the columns.';
  if (cells.length > rows) return `These are ${cells.length} rows; a table has at most ${rows}.`;
  if (width > columns) return `These are ${width} columns; a table has at most ${columns}.`;
  const long = cells.flat().find((text) => text.length > letters);
  return long && `A cell has at most ${letters} characters; “${long.slice(0, 40)}…” has ${long.length}.`;
}
