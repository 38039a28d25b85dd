import { stringify } from 'csv-stringify/sync';

/** CSV for spreadsheets: RFC 4180, with the byte order mark that Excel needs and formulas escaped. */
export const csv = (rows: readonly (readonly (string | number | null)[])[]): string =>
  stringify(
    rows.map((row) => [...row]),
    { bom: true, record_delimiter: '\r\n', escape_formulas: true, quoted_match: /[\r\n]/ },
  );
