import { isRecord } from '@/lib/is-object';
import { parseStrictly } from '@/staff/table-files/json';
import { MOST_ROWS } from '@/staff/table-files/limits';
import { parseCsv } from './csv';
import { unescaped } from './formulas';
import { refuse } from './problem';

/** A column that a row does not name is left alone. */
export type Row = { line: number; cells: [name: string, cell: unknown][]; problem?: string };

const quoted = (names: string[]) => names.map((name) => `"${name}"`).join(', ');

export const twiceIn = (names: string[]) => names.find((name, at) => names.indexOf(name) !== at);

function refuseUnknown(names: string[], headings: string[]): void {
  const unknown = [...new Set(names.filter((name) => !headings.includes(name)))];
  if (unknown.length === 0) return;
  const what = unknown.length === 1 ? 'This heading is' : 'These headings are';
  refuse(`${what} not known: ${quoted(unknown.slice(0, 20))}. The headings are: ${headings.join(', ')}.`);
}

/** Throws TableProblem. */
export async function rowsOfCsv(text: string, headings: string[]): Promise<Row[]> {
  const [head, ...lines] = await parseCsv(text, (name) => headings.includes(name));
  const names = (head?.cells ?? []).map((name) => name.trim());
  const last = names.findLastIndex((name) => name !== '');
  const shown = names.slice(0, last + 1);
  if (shown.length === 0) return refuse('The first line must have the headings of the columns.');
  const unnamed = shown.indexOf('');
  if (unnamed >= 0) return refuse(`Column ${unnamed + 1} has no heading.`);
  refuseUnknown(shown, headings);
  const twice = twiceIn(shown);
  if (twice) return refuse(`The heading "${twice}" is there twice.`);
  return lines.map(({ number, cells }) => {
    const extra = cells.slice(shown.length).some((cell) => cell !== '');
    if (cells.length < shown.length || extra)
      return refuse(
        `Line ${number} has ${cells.length} cells, and the first line has ${shown.length} headings. Is a quotation mark missing? Nothing was changed.`,
      );
    return { line: number, cells: shown.map((name, at) => [name, unescaped(cells[at] ?? '')]) };
  });
}

type Json = Record<string, unknown>;

function flat(value: Json, headings: string[], before = ''): [string, unknown][] {
  return Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
    const name = `${before}${key}`;
    const isInside = isRecord(inner) && headings.some((heading) => heading.startsWith(`${name}.`));
    return isInside ? flat(inner, headings, `${name}.`) : [[name, inner]];
  });
}

/** The engine tells the position of some errors, and the letters around it of others. */
function lineOf(text: string, message: string): number | undefined {
  const position = /position (\d+)/.exec(message)?.[1];
  if (position !== undefined) return text.slice(0, Number(position)).split('\n').length;
  const around = /, (\.{3})?"([\s\S]+?)"(?:\.{3})? is not valid JSON$/.exec(message);
  const at = around?.[2] ? text.indexOf(around[2]) : -1;
  if (at < 0) return message.includes('end of JSON') ? text.trimEnd().split('\n').length : undefined;
  return text.slice(0, at + (around?.[1] ? 10 : 0)).split('\n').length;
}

function parsed(text: string): unknown {
  const nul = text.search(/\\u0000/);
  if (nul >= 0) return refuse(`Line ${text.slice(0, nul).split('\n').length} has the character U+0000. Remove it.`);
  try {
    return parseStrictly(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const line = lineOf(text, error.message);
    return refuse(`The file is damaged${line ? ` at line ${line}` : ''}: it is not valid JSON. Nothing was changed.`);
  }
}

/** Throws TableProblem. */
export function rowsOfJson(text: string, headings: string[]): Row[] {
  const list = parsed(text);
  if (!Array.isArray(list)) return refuse('The JSON must be a list of documents, in square brackets.');
  if (list.length > MOST_ROWS) return refuse(`The table has more than ${MOST_ROWS} rows. Split it.`);
  return list.map((value: unknown, at) => {
    if (!isRecord(value)) return refuse(`Entry ${at + 1} of the list is not a document.`);
    const cells = flat(value, headings);
    const names = cells.map(([name]) => name);
    refuseUnknown(names, headings);
    const twice = twiceIn(names);
    if (twice) return refuse(`Entry ${at + 1} of the list has "${twice}" twice.`);
    return { line: at + 1, cells };
  });
}
