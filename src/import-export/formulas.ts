import { pipeline, Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { stringify } from 'csv-stringify';

/**
 * Cells that a spreadsheet would run get an apostrophe, and so do those that would be taken for one of them afterwards: an
 * import takes it off again.
 */
const FORMULA = /^'*[=+\-@\t\r]/;
const ESCAPED = /^'(?='*[=+\-@\t\r])/;

const escaped = (cell: string) => (FORMULA.test(cell) ? `'${cell}` : cell);

/** A CSV file whose cells no spreadsheet runs as a formula. Rows are passed on as they come. */
export function withoutFormulas(csv: Readable): Readable {
  const out = stringify({ bom: true, cast: { string: escaped }, quoted_match: /[\r\n]/ });
  // An error ends `out`, and whoever reads it.
  pipeline(csv, parse({ bom: true, relax_column_count: true }), out, () => undefined);
  return out;
}

/** The same for a file that is there as a whole. */
export async function bufferWithoutFormulas(csv: Buffer): Promise<Buffer> {
  return Buffer.concat(
    await withoutFormulas(Readable.from([csv]))
      .map((chunk: string | Buffer) => Buffer.from(chunk))
      .toArray(),
  );
}

/** A document as it was before it was exported: without the apostrophes of its cells. Rich text was one cell, of JSON. */
export function unescaped<T>(value: T): T;
export function unescaped(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(ESCAPED, '');
  if (Array.isArray(value)) return value.map((one: unknown) => unescaped(one));
  if (typeof value !== 'object' || value === null || 'root' in value || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, unescaped(one)]));
}
