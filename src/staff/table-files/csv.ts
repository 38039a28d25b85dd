import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { takeTurns } from '@/lib/take-turns';
import { MOST_LINES, MOST_ROWS } from '@/staff/table-files/limits';
import { refuse } from './problem';

export type CsvLine = { number: number; cells: string[] };

type Parsed = { record: string[]; info: { lines: number }; raw: string };

const DELIMITERS = [',', ';', '\t', '|'];

const PROBLEMS: Record<string, string> = {
  CSV_QUOTE_NOT_CLOSED: 'a quotation mark opens a cell and is never closed',
  CSV_INVALID_CLOSING_QUOTE: 'there are letters behind the quotation mark that closes a cell',
  INVALID_OPENING_QUOTE: 'there is a quotation mark within a cell that does not begin with one',
};

const isCsvError = (error: unknown): error is CsvError & { lines?: number } => error instanceof CsvError;

function headingOf(source: string): string {
  let isQuoted = false;
  for (const [at, letter] of [...source].entries()) {
    if (letter === '"') isQuoted = !isQuoted;
    else if (letter === '\n' && !isQuoted) return [...source].slice(0, at).join('');
  }
  return source;
}

/** The line of the quotation mark that takes in the rest of the file. */
function openQuoteIn(source: string): number {
  const quotes = [...source.matchAll(/"/g)];
  return source.slice(0, quotes.at(-1)?.index).split('\n').length;
}

/** The delimiter with which the first line has most of the known headings. */
function delimiterOf(source: string, isHeading: (name: string) => boolean): string {
  const heading = headingOf(source.slice(0, 20_000).replace(/^(?:[\s,;|]*\n)+/, ''));
  const knownWith = (delimiter: string) =>
    heading.split(delimiter).filter((name) => isHeading(name.trim().replace(/^"|"$/g, ''))).length;
  const counts = DELIMITERS.map((delimiter) => ({ delimiter, known: knownWith(delimiter) }));
  const best = Math.max(...counts.map(({ known }) => known));
  if (best > 0) return counts.find(({ known }) => known === best)?.delimiter ?? ',';
  return DELIMITERS.toSorted((one, other) => heading.split(other).length - heading.split(one).length)[0] ?? ',';
}

/** Characters that are parsed at once, without a pause: a line with other cells than the first takes long. */
const SLICE = 2_048;

/** Between slices, other requests go on: the parser's own stream never lets them. */
async function* slicesOf(text: string): AsyncGenerator<string> {
  const turn = takeTurns();
  for (let at = 0; at < text.length; at += SLICE) {
    yield text.slice(at, at + SLICE);
    await turn();
  }
}

const isEmpty = (cells: string[]) => cells.every((cell) => cell.trim() === '');

/** Lines of a table, without empty ones. `trim`: also around quotation marks. Throws TableProblem with the line if a quotation mark is out of place. */
export async function parseCsv(
  text: string,
  isHeading: (name: string) => boolean,
  { trim = false } = {},
): Promise<CsvLine[]> {
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  // Web tables under the name .xls, and the XML of old workbooks.
  if (/^\s*</.test(source))
    refuse('This is a web page or XML, not a table. Open it in a spreadsheet, and save the sheet as "CSV UTF-8".');
  // Excel writes and reads this line. A program that does not know it fills it up with its own delimiter.
  const declared = /^"?sep=(.)"?([,;\t|]?)\2*\n/i.exec(source);
  const table = declared ? source.slice(declared[0].length) : source;
  const skipped = declared ? 1 : 0;
  const parser = Readable.from(slicesOf(table)).pipe(
    parse({
      delimiter: declared?.[2] || declared?.[1] || delimiterOf(table, isHeading),
      relax_column_count: true,
      trim,
      info: true,
      raw: true,
    }),
  );
  const lines: CsvLine[] = [];
  let read = 0;
  try {
    for await (const { record, info, raw } of parser as AsyncIterable<Parsed>) {
      read += 1;
      if (read > MOST_LINES)
        refuse(`The file has more than ${MOST_LINES} lines, with empty ones. Remove those, or split it.`);
      // The parser can skip these, too, but copies all that it skipped with each of them.
      if (isEmpty(record)) continue;
      if (lines.length > MOST_ROWS) refuse(`The table has more than ${MOST_ROWS} rows. Split it.`);
      lines.push({ number: info.lines - raw.trimEnd().split('\n').length + 1 + skipped, cells: record });
    }
  } catch (error) {
    if (!isCsvError(error)) throw error;
    const at = (error.code === 'CSV_QUOTE_NOT_CLOSED' ? openQuoteIn(table) : (error.lines ?? 1)) + skipped;
    refuse(`The file is damaged at line ${at}: ${PROBLEMS[error.code] ?? 'it cannot be read'}. Nothing was changed.`);
  }
  return lines;
}
