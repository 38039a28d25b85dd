export type Cell = string | number | undefined;

function text(cell: Cell): string {
  if (cell === undefined || Number.isNaN(cell)) return '–';
  return typeof cell === 'number' ? cell.toLocaleString('en-US', { maximumFractionDigits: 3 }) : cell;
}

/** Markdown that is also readable as plain text. */
export function table(head: string[], rows: Cell[][]): string {
  const cells = [head, ...rows.map((row) => row.map(text))];
  const widths = head.map((_, column) => Math.max(3, ...cells.map((row) => (row[column] ?? '').length)));
  const line = (row: string[]) =>
    `| ${widths.map((width, column) => (column === 0 ? (row[column] ?? '').padEnd(width) : (row[column] ?? '').padStart(width))).join(' | ')} |`;
  const rule = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [line(cells[0] ?? []), rule, ...cells.slice(1).map(line)].join('\n');
}
