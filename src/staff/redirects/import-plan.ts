import { ownPath } from '@/data/redirect-rules';
import { takeTurns } from '@/lib/take-turns';
import type { RedirectRule } from '../../redirects/redirects.ts';
import { type CsvLine, parseCsv } from './csv';
import type { RuleBook } from './rule-book';
import { refusalOf } from './rules';

/** More would block the request for minutes. */
export const MOST_LINES = 2000;

export type PlannedLine = {
  line: number;
  from: string;
  to: string;
  match: RedirectRule['match'];
  status: RedirectRule['status'];
  outcome: 'added' | 'changed' | 'same' | 'refused';
  reason?: string;
};

const COLUMNS = ['from', 'to', 'status', 'match'] as const;
type Column = (typeof COLUMNS)[number];

const columnNames: Record<string, Column> = {
  from: 'from',
  to: 'to',
  'to.address': 'to',
  to_address: 'to',
  status: 'status',
  match: 'match',
};

const cellsOf = ({ cells }: CsvLine, order: (Column | undefined)[]): Record<Column, string> => ({
  from: '',
  to: '',
  status: '',
  match: '',
  ...Object.fromEntries(order.flatMap((name, index) => (name ? [[name, cells[index] ?? '']] : []))),
});

type Read = Omit<PlannedLine, 'outcome'> & { problem?: string };

function readLine(line: CsvLine, order: (Column | undefined)[]): Read {
  const { from, to, status, match } = cellsOf(line, order);
  const isStatus = /^(?:|301|302)$/.test(status);
  const isMatch = /^(?:|exact|prefix)$/i.test(match);
  const problem = !to
    ? 'The target is missing.'
    : isStatus
      ? isMatch
        ? undefined
        : 'The match must be exact or prefix.'
      : 'The status must be 301 or 302.';
  return {
    line: line.number,
    from: ownPath(from),
    to: ownPath(to),
    status: status === '302' ? 302 : 301,
    match: match.toLowerCase() === 'prefix' ? 'prefix' : 'exact',
    ...(problem ? { problem } : {}),
  };
}

/**
 * Checks each line against the rules of the site and the lines accepted before it, which are added to `book`. `titles`:
 * of published pages by path. `stored`: paths of all redirects, including inactive ones.
 */
export async function planImport(
  text: string,
  { book, titles, stored }: { book: RuleBook; titles: ReadonlyMap<string, string>; stored: ReadonlySet<string> },
): Promise<PlannedLine[]> {
  const lines = await parseCsv(text);
  const [head] = lines;
  const names = head?.cells.map((cell) => columnNames[cell.toLowerCase()]);
  const isHead = names?.includes('from') ?? false;
  const order = isHead && names ? names : [...COLUMNS];
  const seen = new Map<string, number>();
  const plan = async (line: CsvLine): Promise<PlannedLine> => {
    const { problem, ...read } = readLine(line, order);
    const refuse = (reason: string): PlannedLine => ({ ...read, outcome: 'refused', reason });
    if (problem) return refuse(problem);
    const earlier = seen.get(read.from);
    if (earlier !== undefined) return refuse(`Line ${earlier} already redirects ${read.from}.`);
    const rule: RedirectRule = { from: read.from, match: read.match, status: read.status, to: read.to };
    const refusal = await refusalOf(rule, { book, titles });
    if (refusal) return refuse(refusal.message);
    const before = book.at(rule.from);
    const isSame = before?.to === rule.to && before.match === rule.match && before.status === rule.status;
    seen.set(rule.from, read.line);
    await book.add(rule);
    return { ...read, outcome: isSame ? 'same' : stored.has(rule.from) ? 'changed' : 'added' };
  };
  const planned: PlannedLine[] = [];
  const turn = takeTurns();
  for (const line of isHead ? lines.slice(1) : lines) {
    planned.push(await plan(line));
    await turn();
  }
  return planned;
}
