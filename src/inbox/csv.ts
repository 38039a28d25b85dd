/** Spreadsheets take such a value for a formula and run it. */
const FORMULA = /^[=+\-@\t\r]/;

/** Without it Excel reads UTF-8 as if it were Latin-1. */
const BYTE_ORDER_MARK = '\uFEFF';

function field(value: string | number | null): string {
  const text = value === null ? '' : String(value);
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * A table as a file for spreadsheets (RFC 4180, UTF-8). Values that a spreadsheet would run as a formula begin with an
 * apostrophe.
 */
export const csv = (rows: readonly (readonly (string | number | null)[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(field).join(',')}\r\n`).join('');
