import { redirectFromSchema } from '@/fields/redirect-from';
import { takeTurns } from '@/lib/take-turns';
import { timeOf } from '@/staff/table-files/dates';
import { damageIn } from '@/staff/table-files/decode';
import { refuse, TableProblem } from '@/staff/table-files/problem';
import { type RedirectRule, redirectStatuses, statusOf } from '../../redirects/redirects.ts';
import { type Line, linesOf } from './lines';
import { ownPath } from './redirect-rules';
import type { RuleBook } from './rule-book';
import { refusalOf } from './rules';

export type PlannedLine = {
  line: number;
  from: string;
  to: string;
  match: RedirectRule['match'];
  status: RedirectRule['status'];
  label?: string;
  outcome: 'added' | 'changed' | 'same' | 'refused';
  reason?: string;
};

type Read = Omit<PlannedLine, 'outcome'> & { problem?: string };

const isStatus = (word: string) => word === '' || redirectStatuses.some((status) => String(status) === word);

function timeProblem(updatedAt: string): string | undefined {
  try {
    timeOf(updatedAt);
    return undefined;
  } catch (error) {
    if (!(error instanceof TableProblem)) throw error;
    return `updatedAt: ${error.message}`;
  }
}

function problemOf({ from, to, status, match, label, updatedAt }: Line['cells']): string | undefined {
  if (!isStatus(status)) return `The status must be one of ${redirectStatuses.join(', ')}.`;
  if (!to && /\s(?:\/|https?:)/.test(from))
    return 'The target is missing. Separate the addresses with a comma: /old,/new,301.';
  if (!to) return 'The target is missing.';
  const damage = damageIn([from, to, label].join('\n'));
  if (damage) return damage;
  if (!/^(?:|exact|prefix)$/i.test(match)) return 'The match must be exact or prefix.';
  if (label.length > 80) return 'The label may have at most 80 characters.';
  return updatedAt ? timeProblem(updatedAt) : undefined;
}

const matchOf = (word: string): RedirectRule['match'] | undefined =>
  word === '' ? undefined : word.toLowerCase() === 'prefix' ? 'prefix' : 'exact';

/** A cell that is missing or empty leaves what an existing redirect has. */
function readLine({ number, cells }: Line, stored: Around['stored']): Read {
  const { from, to, status, match, label } = cells;
  const problem = problemOf(cells);
  const own = ownPath(from);
  const path = redirectFromSchema.safeParse(own).data ?? own;
  const before = stored.get(path);
  return {
    line: number,
    from: path,
    to: ownPath(to),
    status: status ? statusOf(status) : (before?.status ?? 301),
    match: matchOf(match) ?? before?.match ?? 'exact',
    ...(label && { label }),
    ...(problem && { problem }),
  };
}

/** `to`: also of an unpublished page. */
export type Standing = Omit<RedirectRule, 'from'> & { label?: string; updatedAt?: string };

const isSame = (read: Read, before: Standing) =>
  before.to === read.to &&
  before.match === read.match &&
  before.status === read.status &&
  (read.label === undefined || before.label === undefined || before.label === read.label);

const isOlder = (seen: string, { updatedAt }: Standing) =>
  seen !== '' && updatedAt !== undefined && Date.parse(seen) < Date.parse(updatedAt);

const NEWER = 'It was changed after the table was exported. Nothing newer is overwritten: export it again.';

export type Around = {
  book: RuleBook;
  /** Of published pages by path. */
  titles: ReadonlyMap<string, string>;
  /** All redirects, including inactive ones. */
  stored: ReadonlyMap<string, Standing>;
};

/**
 * Checks each line against the rules of the site and the lines accepted before it, which are added to `book`. Throws
 * TableProblem if the text cannot be read as a whole.
 */
export async function planImport(text: string, { book, titles, stored }: Around): Promise<PlannedLine[]> {
  const seen = new Map<string, number>();
  const plan = async (line: Line): Promise<PlannedLine> => {
    const { problem, ...read } = readLine(line, stored);
    const refused = (reason: string): PlannedLine => ({ ...read, outcome: 'refused', reason });
    if (problem) return refused(problem);
    const earlier = seen.get(read.from);
    if (earlier !== undefined) return refused(`Line ${earlier} already redirects ${read.from}.`);
    const rule: RedirectRule = { from: read.from, match: read.match, status: read.status, to: read.to };
    const before = stored.get(read.from);
    if (before && isSame(read, before)) {
      seen.set(read.from, read.line);
      return { ...read, outcome: 'same' };
    }
    if (before && isOlder(line.cells.updatedAt, before)) return refused(NEWER);
    const refusal = await refusalOf(rule, { book, titles });
    if (refusal) return refused(refusal.message);
    seen.set(rule.from, read.line);
    await book.add(rule);
    return { ...read, outcome: before ? 'changed' : 'added' };
  };
  const planned: PlannedLine[] = [];
  const turn = takeTurns();
  const lines = await linesOf(text);
  if (lines.length === 0) return refuse('The table has no rows.');
  for (const line of lines) {
    planned.push(await plan(line));
    await turn();
  }
  return planned;
}
