import { pipeline, Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { stringify } from 'csv-stringify';

/** Cells that a spreadsheet would run get an apostrophe. So do those that look escaped: the import removes one. */
const FORMULA = /^'*[=+\-@\t\r]/;
const ESCAPED = /^'(?='*[=+\-@\t\r])/;

const escaped = (cell: string) => (FORMULA.test(cell) ? `'${cell}` : cell);

export function withoutFormulas(csv: Readable): Readable {
  const out = stringify({ bom: true, cast: { string: escaped }, quoted_match: /[\r\n]/ });
  // An error destroys `out`, and so reaches its reader.
  pipeline(csv, parse({ bom: true, relax_column_count: true }), out, () => undefined);
  return out;
}

export async function bufferWithoutFormulas(csv: Buffer): Promise<Buffer> {
  return Buffer.concat(
    await withoutFormulas(Readable.from([csv]))
      .map((chunk: string | Buffer) => Buffer.from(chunk))
      .toArray(),
  );
}

/** Rich text is one JSON cell. */
export function unescaped<T>(value: T): T;
export function unescaped(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(ESCAPED, '');
  if (Array.isArray(value)) return value.map((one: unknown) => unescaped(one));
  if (typeof value !== 'object' || value === null || 'root' in value || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, unescaped(one)]));
}
