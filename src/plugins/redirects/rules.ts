import { INVISIBLE, redirectFromSchema } from '@/fields/redirect-from';
import { problemIn } from '@/lib/problem-in';
import type { RedirectRule } from '../../redirects/redirects.ts';
import { safeLocation } from '../../redirects/safe-location.ts';
import type { RuleBook } from './rule-book';

export type Refusal = { field: 'from' | 'match' | 'to'; message: string };

/** `titles`: of published pages by path. */
export type Around = { book: Pick<RuleBook, 'circleWith'>; titles: ReadonlyMap<string, string> };

/** Of servers and frameworks, in the place of what a pattern has matched. */
const PLACEHOLDER = /\*$|\$\d|\/:[a-z]|\{R:\d\}/i;

function targetProblem(to: string): string | undefined {
  if (INVISIBLE.test(to)) return 'It contains an invisible character. Type the address again.';
  if (PLACEHOLDER.test(to))
    return 'A *, $1 or :name has no meaning here. With the match "prefix", what follows the old path is added automatically.';
  return safeLocation(to) === undefined
    ? 'Enter a path such as /contact, or an address that begins with https://.'
    : undefined;
}

/** Undefined if the rule is valid. `to`: undefined for an unpublished page. */
export async function refusalOf(
  rule: Omit<RedirectRule, 'to'> & { to?: string },
  around: Around,
): Promise<Refusal | undefined> {
  const { from, match, to } = rule;
  const bad = problemIn(redirectFromSchema, from);
  if (bad) return { field: 'from', message: bad };
  if (from === '/' && match === 'prefix') {
    return { field: 'match', message: 'This would redirect the whole site. Choose "This path only".' };
  }
  const title = around.titles.get(from);
  if (title !== undefined && match === 'exact') {
    return {
      field: 'from',
      message: `The page "${title}" is published at ${from}, so a redirect from there would never be used. Unpublish the page or change its path first.`,
    };
  }
  if (to === undefined) return undefined;
  const badTarget = targetProblem(to);
  if (badTarget) return { field: 'to', message: badTarget };
  const loop = await around.book.circleWith({ ...rule, to });
  if (!loop) return undefined;
  const shown = loop.length > 6 ? [...loop.slice(0, 5), '…'] : loop;
  return { field: 'to', message: `This would create a redirect loop: ${shown.join(' → ')}.` };
}
