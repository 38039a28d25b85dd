import { Readable } from 'node:stream';
import { parse } from 'csv-parse';

export type CsvLine = { number: number; cells: string[] };

type Parsed = { record: string[]; info: { lines: number }; raw: string };

/** Separated by commas or semicolons. Skips empty lines and trims cells; takes misplaced quotes literally. */
export async function parseCsv(text: string): Promise<CsvLine[]> {
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const [firstLine = ''] = source.split('\n', 1);
  const delimiter = firstLine.includes(',') || !firstLine.includes(';') ? ',' : ';';
  // In chunks, to yield to other requests.
  const pieces = source.match(/[\s\S]{1,16384}/g) ?? [];
  const parser = Readable.from(pieces).pipe(
    parse({
      delimiter,
      trim: true,
      relax_quotes: true,
      relax_column_count: true,
      skip_records_with_empty_values: true,
      info: true,
      raw: true,
    }),
  );
  const lines: CsvLine[] = [];
  for await (const { record, info, raw } of parser as AsyncIterable<Parsed>) {
    lines.push({ number: info.lines - raw.trimEnd().split('\n').length + 1, cells: record });
  }
  return lines;
}
