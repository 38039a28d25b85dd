/** One line of the file: its number, as an editor counts them, and its cells. */
export type CsvLine = { number: number; cells: string[] };

/**
 * The lines of a CSV file (RFC 4180): cells between commas or semicolons, quotes where a cell holds one of them, two
 * quotes for one. Empty lines are left out, cells are trimmed.
 */
export function parseCsv(text: string): CsvLine[] {
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const [firstLine = ''] = source.split('\n', 1);
  const separator = firstLine.includes(',') || !firstLine.includes(';') ? ',' : ';';
  const lines: CsvLine[] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let number = 1;
  let begun = 1;
  const endLine = () => {
    cells.push(cell.trim());
    if (cells.some(Boolean)) lines.push({ number: begun, cells });
    cells = [];
    cell = '';
    begun = number;
  };
  for (let at = 0; at < source.length; at++) {
    const sign = source[at] ?? '';
    if (sign === '\n') number++;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (source[at + 1] === '"') cell += source[++at];
      else isQuoted = false;
    } else if (sign === '"' && cell.trim() === '') {
      cell = '';
      isQuoted = true;
    } else if (sign === separator) {
      cells.push(cell.trim());
      cell = '';
    } else if (sign === '\n') endLine();
    else cell += sign;
  }
  endLine();
  return lines;
}
