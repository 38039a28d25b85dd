import { followRedirects, indexRedirects, type RedirectRule, type RedirectRules } from '../delivery/redirects.mjs';
import { safeLocation } from '../delivery/status.mjs';
import { pathSchema } from '../lib/paths';

/** Why a rule cannot be saved, and which field says so. */
export type Refusal = { field: 'from' | 'match' | 'to'; message: string };

/** What a rule is judged against: the other rules, the paths that answer themselves, names of published pages by path. */
export type Around = RedirectRules & { titles: ReadonlyMap<string, string> };

const fromProblem = (from: string): string | undefined => {
  const result = pathSchema.safeParse(from);
  return result.success ? undefined : (result.error.issues[0]?.message ?? 'This path cannot be used.');
};

/** A path of this site, or an address of the web: nothing else can be redirected to. */
export const targetProblem = (to: string): string | undefined =>
  safeLocation(to) === undefined
    ? 'Enter a path such as /contact or an address that begins with https://. A redirect leads nowhere else.'
    : undefined;

/** What stands for everything below a prefix; no document has such a path. */
const BELOW = '/_';

const named = (path: string) => (path.endsWith(BELOW) ? `${path.slice(0, -BELOW.length) || ''}/…` : path);

/**
 * The circle that visitors would go round with this rule, as the paths in order, or nothing. A circle that this rule has
 * no part in is not its fault. Every circle passes where some rule begins, or anywhere below some prefix.
 */
export function findLoop(rule: RedirectRule, { rules, pages }: RedirectRules): string[] | undefined {
  const all = [...rules.filter(({ from }) => from !== rule.from), rule];
  const index = indexRedirects({ rules: all, pages });
  const starts = [rule, ...all].flatMap(({ from, match }) => (match === 'prefix' ? [from, from + BELOW] : [from]));
  for (const start of new Set(starts)) {
    const { steps, end, isLoop } = followRedirects(index, start);
    if (isLoop && steps.some((step) => step.rule === rule)) return [...steps.map(({ path }) => path), end].map(named);
  }
  return undefined;
}

/** What is wrong with a rule, or nothing. `to` is undefined for a rule to a page that is not published: it rests. */
export function refusalOf(rule: Omit<RedirectRule, 'to'> & { to?: string }, around: Around): Refusal | undefined {
  const { from, match, to } = rule;
  const bad = fromProblem(from);
  if (bad) return { field: 'from', message: bad };
  if (from === '/' && match === 'prefix') {
    return { field: 'match', message: 'This would redirect the whole site. Choose "This path only".' };
  }
  const title = around.titles.get(from);
  if (title !== undefined && match === 'exact') {
    return {
      field: 'from',
      message: `The page "${title}" is published at ${from}, so a redirect from there would never be used. Take the page off the site or change its path first.`,
    };
  }
  if (to === undefined) return undefined;
  const badTarget = targetProblem(to);
  if (badTarget) return { field: 'to', message: badTarget };
  const loop = findLoop({ ...rule, to }, around);
  if (!loop) return undefined;
  const shown = loop.length > 6 ? [...loop.slice(0, 5), '…'] : loop;
  return { field: 'to', message: `This would lead in a circle: ${shown.join(' → ')}.` };
}
