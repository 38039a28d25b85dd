import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { followRedirects, indexRedirects, MOST_HOPS, type RedirectRule } from '@/redirects/redirects';
import { planImport } from './import-plan';
import { RuleBook } from './rule-book';
import { refusalOf } from './rules';

const titles = new Map([['/page', 'A page']]);
const pages = ['/page', '/a/page'];

const startsOf = ({ from, match }: RedirectRule) => (match === 'prefix' ? [from, `${from}/_`] : [from]);

function lost(rules: RedirectRule[]): Set<string> {
  const index = indexRedirects({ rules, pages });
  return new Set(rules.flatMap(startsOf).filter((start) => followRedirects(index, start).isLoop));
}

/** Checks every start of every rule with and without it. */
function sendsRound(rules: RedirectRule[], rule: RedirectRule): boolean {
  const before = lost(rules);
  const after = lost([...rules.filter(({ from }) => from !== rule.from), rule]);
  return startsOf(rule).some((own) => after.has(own)) || [...after].some((start) => !before.has(start));
}

async function slowPlan(lines: RedirectRule[], rules: RedirectRule[]): Promise<string[]> {
  const standing = new Map(rules.map((rule) => [rule.from, rule]));
  const seen = new Set<string>();
  const outcomes: string[] = [];
  for (const rule of lines) {
    const before = standing.get(rule.from);
    const circleWith = async (added: RedirectRule) => (sendsRound([...standing.values()], added) ? [] : undefined);
    const isSame = before?.to === rule.to && before.match === rule.match && before.status === rule.status;
    const isRefused =
      seen.has(rule.from) || (!isSame && (await refusalOf(rule, { book: { circleWith }, titles })) !== undefined);
    outcomes.push(isRefused ? 'refused' : isSame ? 'same' : before ? 'changed' : 'added');
    if (isRefused) continue;
    seen.add(rule.from);
    standing.set(rule.from, rule);
  }
  return outcomes;
}

const segment = fc.constantFrom('a', 'b', 'c', 'page');
const path = fc.array(segment, { minLength: 1, maxLength: 3 }).map((segments) => `/${segments.join('/')}`);
const rule = fc.record<RedirectRule>({
  from: path,
  to: fc.oneof(
    { weight: 8, arbitrary: path },
    { weight: 1, arbitrary: path.map((to) => `${to}?x=1#y`) },
    { weight: 1, arbitrary: fc.constantFrom('https://partner.example/', '/', '/a/', '//evil.example') },
  ),
  match: fc.constantFrom('exact', 'prefix'),
  status: fc.constantFrom(301, 302),
});
/** Random paths seldom form long chains. */
const chain = fc.shuffledSubarray([...Array(14).keys()]).map((numbers) =>
  numbers.map(
    (number): RedirectRule => ({
      from: `/n${number}`,
      to: `/n${number + 1}`,
      match: number % 3 === 0 ? 'prefix' : 'exact',
      status: 301,
    }),
  ),
);
const rules = fc.oneof(fc.array(rule, { maxLength: 14 }), chain).filter(({ length }) => length > 0);
const stored = fc.uniqueArray(rule, { selector: ({ from }) => from, maxLength: 10 });

const asCsv = (lines: RedirectRule[]) =>
  lines.map(({ from, to, status, match }) => [from, to, status, match].join(',')).join('\n');
const plan = async (lines: RedirectRule[], standing: RedirectRule[]) =>
  planImport(asCsv(lines), {
    book: await RuleBook.of(standing, pages),
    titles,
    stored: new Map(standing.map((one) => [one.from, one])),
  });

describe('the plan of an import', () => {
  it('equals a full check for each line', async () => {
    await fc.assert(
      fc.asyncProperty(stored, rules, async (standing, lines) => {
        const outcomes = (await plan(lines, standing)).map(({ outcome }) => outcome);
        expect(outcomes).toEqual(await slowPlan(lines, standing));
      }),
      { numRuns: 300 },
    );
  }, 60_000);

  it('finds loops that one more rule closes, and names the paths of one', async () => {
    await fc.assert(
      fc.asyncProperty(stored, rule, async (standing, added) => {
        const book = await RuleBook.of(standing, pages);
        const circle = await book.circleWith(added);
        expect(circle !== undefined).toBe(sendsRound(standing, added));
        if (circle && circle.length <= MOST_HOPS) expect(circle.slice(0, -1)).toContain(circle.at(-1));
        expect(book.at(added.from)).toEqual(standing.find(({ from }) => from === added.from));
      }),
      { numRuns: 300 },
    );
  }, 60_000);
});

const exact = (from: string, to: string): RedirectRule => ({ from, to, match: 'exact', status: 301 });
const prefix = (from: string, to: string): RedirectRule => ({ from, to, match: 'prefix', status: 301 });
const many = (count: number, each: (number: number) => RedirectRule) => [...Array(count).keys()].map(each);

describe('the work of a plan grows linearly with its lines', () => {
  it.each<[string, (count: number) => [lines: RedirectRule[], standing: RedirectRule[]]]>([
    ['exact', (n) => [many(n, (i) => exact(`/old-${i}`, `/new-${i}`)), []]],
    ['prefixes', (n) => [many(n, (i) => prefix(`/old-${i}`, `/new-${i}`)), []]],
    ['nested prefixes', (n) => [many(n, (i) => prefix(`/old/a${i % 9}/b${i}`, `/new/${i}`)), [prefix('/old', '/new')]]],
    ['a chain', (n) => [many(n, (i) => exact(`/c${i}`, `/c${i + 1}`)), []]],
    ['a chain from its end', (n) => [many(n, (i) => prefix(`/c${n - i}`, `/c${n - i + 1}`)), []]],
    ['circles', (n) => [many(n, (i) => exact(`/c${i + 1 - (i % 2)}`, `/c${i + (i % 2)}`)), []]],
    ['the same line', (n) => [many(n, () => exact('/old', '/new')), []]],
    [
      'many to one place',
      (n) => [many(n, (i) => exact(`/old-${i}`, '/new')), many(n, (i) => prefix(`/x${i}`, '/new'))],
    ],
    [
      'refused at the place where all others lead',
      (n) => [many(n, () => exact('/hub', '/x0')), many(n, (i) => exact(`/x${i}`, '/hub'))],
    ],
  ])('%s', async (_, made) => {
    const work = async (count: number) => {
      const [lines, standing] = made(count);
      const book = await RuleBook.of(standing, []);
      await planImport(asCsv(lines), { book, titles, stored: new Map() });
      return book.work;
    };
    expect(await work(400)).toBeLessThan(2.5 * (await work(200)));
  });
});
