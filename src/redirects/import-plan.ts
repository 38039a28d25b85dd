import type { RedirectRule } from '../delivery/redirects/redirects.ts';
import { takeTurns } from '../lib/take-turns';
import { type CsvLine, parseCsv } from './csv';
import { ownPath } from './read';
import type { RuleBook } from './rule-book';
import { refusalOf } from './rules';

/** More would keep the request waiting for minutes. */
export const MOST_LINES = 2000;

/** What happens to one line of the file. */
export type PlannedLine = {
  line: number;
  from: string;
  to: string;
  match: RedirectRule['match'];
  status: RedirectRule['status'];
  outcome: 'added' | 'changed' | 'same' | 'refused';
  /** Why it is refused. */
  reason?: string;
};

export const COLUMNS = ['from', 'to', 'status', 'match'] as const;
type Column = (typeof COLUMNS)[number];

/** Also the titles that the export gives its columns. */
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

/** One line as a rule; status and match may be left out. */
function readLine(line: CsvLine, order: (Column | undefined)[]): Read {
  const { from, to, status, match } = cellsOf(line, order);
  const isStatus = /^(?:|301|302)$/.test(status);
  const isMatch = /^(?:|exact|prefix)$/i.test(match);
  const problem = !to
    ? 'It does not say where to lead.'
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
 * What a file would do, line by line and in its order: each line is judged with those before it already in place. A line
 * that is refused changes nothing.
 *
 * @param book The rules of the site. The lines that are taken are added to it.
 * @param titles Titles of published pages by path.
 * @param stored Paths of all redirects, also of those that rest because their page is not published.
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
    if (earlier !== undefined) return refuse(`Line ${earlier} already says where ${read.from} leads.`);
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
