/** Cells that a spreadsheet would run get an apostrophe. So do those that look escaped: the import removes one. */
const FORMULA = /^'*[=+\-@\t\r]/;
const ESCAPED = /^'(?='*[=+\-@\t\r])/;

export const escaped = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell);
export const unescaped = (cell: string): string => cell.replace(ESCAPED, '');
