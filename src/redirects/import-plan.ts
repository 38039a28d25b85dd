import type { RedirectRule } from '../delivery/redirects.mjs';
import { type CsvLine, parseCsv } from './csv';
import { coveredPaths, ownPath, type PublishedPage } from './read';
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
 */
export function planImport(
  text: string,
  { rules, pages, stored }: { rules: RedirectRule[]; pages: PublishedPage[]; stored: ReadonlySet<string> },
): PlannedLine[] {
  const lines = parseCsv(text);
  const [head] = lines;
  const titles = head?.cells.map((cell) => columnNames[cell.toLowerCase()]);
  const isHead = titles?.includes('from') ?? false;
  const order = isHead && titles ? titles : [...COLUMNS];
  const named = new Map(pages.map(({ path, title }) => [path, title]));
  const standing = new Map(rules.map((rule) => [rule.from, rule]));
  const known = new Set(stored);
  const seen = new Map<string, number>();
  return (isHead ? lines.slice(1) : lines).map((line): PlannedLine => {
    const { problem, ...read } = readLine(line, order);
    const refuse = (reason: string): PlannedLine => ({ ...read, outcome: 'refused', reason });
    if (problem) return refuse(problem);
    const earlier = seen.get(read.from);
    if (earlier !== undefined) return refuse(`Line ${earlier} already says where ${read.from} leads.`);
    const rule: RedirectRule = { from: read.from, match: read.match, status: read.status, to: read.to };
    const others = [...standing.values()].filter(({ from }) => from !== rule.from);
    const refusal = refusalOf(rule, {
      rules: others,
      pages: coveredPaths([...others, rule], pages),
      titles: named,
    });
    if (refusal) return refuse(refusal.message);
    const before = standing.get(rule.from);
    const isSame = before?.to === rule.to && before.match === rule.match && before.status === rule.status;
    const outcome = isSame ? 'same' : known.has(rule.from) ? 'changed' : 'added';
    seen.set(rule.from, read.line);
    standing.set(rule.from, rule);
    known.add(rule.from);
    return { ...read, outcome };
  });
}
