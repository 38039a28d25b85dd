import { pageOfTwin, twinOf } from '../lib/markdown-twin.ts';
import { canonicalPath } from './canonical-path.ts';
import { safeLocation } from './safe-location.ts';

export const redirectStatuses = [301, 302, 307, 308] as const;
export type RedirectStatus = (typeof redirectStatuses)[number];

/** `from`: in the spelling of `canonicalPath`. */
export type RedirectRule = { from: string; match: 'exact' | 'prefix'; status: RedirectStatus; to: string };

export const statusOf = (stored: string | null | undefined): RedirectStatus =>
  redirectStatuses.find((status) => String(status) === stored) ?? 301;

/** `pages`: paths of rules with a page or a fixed redirect, which take precedence. */
export type RedirectRules = { rules: RedirectRule[]; pages: string[] };

export type RedirectIndex = {
  exact: Map<string, RedirectRule>;
  prefix: Map<string, RedirectRule>;
  pages: Set<string>;
};

/** The final target; `rule` is the one for the path itself. */
export type Redirect = { location: string; status: RedirectStatus; rule: RedirectRule };

/** Longer chains count as loops; a prefix rule that leads below itself never ends. */
export const MOST_HOPS = 10;
/** At most 200 characters, plus what follows a prefix. */
const LONGEST = 2000;

export function indexRedirects({ rules, pages }: RedirectRules): RedirectIndex {
  const of = (match: RedirectRule['match']) =>
    new Map(rules.filter((rule) => rule.match === match).map((rule) => [rule.from, rule]));
  return { exact: of('exact'), prefix: of('prefix'), pages: new Set(pages) };
}

/** An exact rule, otherwise the longest prefix; existing pages take precedence over both. */
export function ruleFor({ exact, prefix, pages }: RedirectIndex, path: string): RedirectRule | undefined {
  if (pages.has(path)) return undefined;
  const rule = exact.get(path);
  if (rule) return rule;
  for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) {
    const found = prefix.get(path.slice(0, end));
    if (found) return found;
  }
  return undefined;
}

function parts(address: string): { base: string; query: string; hash: string } {
  const [rest = '', ...afterHash] = address.split('#');
  const [base = '', ...afterMark] = rest.split('?');
  return { base, query: afterMark.join('?'), hash: afterHash.length > 0 ? `#${afterHash.join('#')}` : '' };
}

/** Appends the visitor's query, without `?`, to that of a location. */
export function withQuery(location: string, query: string): string {
  const { base, query: own, hash } = parts(location);
  const all = [own, query].filter(Boolean).join('&');
  return base + (all ? `?${all}` : '') + hash;
}

function targetOf({ from, match, to }: RedirectRule, path: string): string {
  const rest = match === 'prefix' ? path.slice(from.length) : '';
  if (!rest) return to;
  const { base, query, hash } = parts(to);
  return withQuery(base.replace(/\/$/, '') + rest + hash, query);
}

/** An address that cannot be decoded is no one's. */
const spelled = (path: string) => canonicalPath(path) ?? path;

/** In the form by which rules are looked up. */
export const pathOf = (location: string): string => spelled(parts(location).base);

type Step = { rule: RedirectRule; location: string | undefined };

/** Undefined if no rule covers the path; its `location` is undefined without a valid target. */
export function stepFrom(index: RedirectIndex, path: string, query = ''): Step | undefined {
  const rule = path.length > LONGEST ? undefined : ruleFor(index, path);
  return rule && { rule, location: safeLocation(withQuery(targetOf(rule, path), query)) };
}

type Chain = { steps: { path: string; rule: RedirectRule }[]; location: string; end: string; isLoop: boolean };

/** `isLoop`: the chain returns to an earlier path or does not end. */
export function followRedirects(index: RedirectIndex, path: string): Chain {
  const steps: Chain['steps'] = [];
  const seen = new Set<string>();
  let at = path.length > LONGEST ? path : spelled(path);
  let location = '';
  for (;;) {
    const before = parts(location);
    const step = stepFrom(index, at, before.query);
    if (!step) return { steps, location, end: at, isLoop: false };
    if (seen.has(at) || steps.length === MOST_HOPS) return { steps, location, end: at, isLoop: true };
    seen.add(at);
    steps.push({ path: at, rule: step.rule });
    const next = step.location;
    if (next === undefined) return { steps, location: '', end: at, isLoop: false };
    location = next.includes('#') ? next : next + before.hash;
    if (!location.startsWith('/')) return { steps, location, end: location, isLoop: false };
    at = pathOf(location);
  }
}

const isTemporary = (status: RedirectStatus) => status === 302 || status === 307;

/** The final target as one redirect; undefined without a rule or with a loop. Temporary if any step is. */
export function resolveRedirect(index: RedirectIndex, path: string): Redirect | undefined {
  const { steps, location, isLoop } = followRedirects(index, path);
  const [first] = steps;
  if (!first || isLoop || !location || location === path) return undefined;
  const { status } = (steps.find(({ rule }) => isTemporary(rule.status)) ?? first).rule;
  return { location, status, rule: first.rule };
}

/** The same for the address of a Markdown twin, which moves with its page. */
export function resolveTwin(index: RedirectIndex, path: string): Redirect | undefined {
  const page = pageOfTwin(path);
  const found = page === undefined ? undefined : resolveRedirect(index, page);
  // Only pages of this site have one.
  return found && /^\/[^?#]*$/.test(found.location) ? { ...found, location: twinOf(found.location) } : undefined;
}
