import { pageOfTwin, twinOf } from '../lib/markdown-twin.ts';
import { canonicalPath, canonicalQuery } from './canonical-path.ts';
import { safeLocation } from './safe-location.ts';

export const redirectStatuses = [301, 302, 307, 308] as const;
export type RedirectStatus = (typeof redirectStatuses)[number];

/** `from`: in the spelling of `canonicalPath`, perhaps with a `?` and a query in that of `canonicalQuery`. */
export type RedirectRule = { from: string; match: 'exact' | 'prefix'; status: RedirectStatus; to: string };

export const statusOf = (stored: string | null | undefined): RedirectStatus =>
  redirectStatuses.find((status) => String(status) === stored) ?? 301;

/** `pages`: paths of rules with a page or a fixed redirect, which take precedence. */
export type RedirectRules = { rules: RedirectRule[]; pages: string[] };

/** `parts`: of its query. */
type QueryRule = { rule: RedirectRule; parts: string[] };

export type RedirectIndex = {
  /** Those with a query: by path, then by the whole of it. */
  queries: Map<string, Map<string, QueryRule>>;
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
  const plain = rules.filter(({ from }) => !from.includes('?'));
  const of = (match: RedirectRule['match']) =>
    new Map(plain.filter((rule) => rule.match === match).map((rule) => [rule.from, rule]));
  const index = { queries: new Map(), exact: of('exact'), prefix: of('prefix'), pages: new Set(pages) };
  for (const rule of rules) if (rule.from.includes('?')) placeRule(index, rule.from, rule);
  return index;
}

/** Replaces the rule of an address; without `rule`, removes it. */
export function placeRule(index: RedirectIndex, from: string, rule: RedirectRule | undefined): void {
  const { base, query } = parts(from);
  if (from.includes('?')) {
    const ofPath = index.queries.get(base) ?? new Map<string, QueryRule>();
    if (rule) index.queries.set(base, ofPath.set(from, { rule, parts: query.split('&') }));
    else ofPath.delete(from);
    return;
  }
  index.exact.delete(from);
  index.prefix.delete(from);
  if (rule) index[rule.match].set(from, rule);
}

/** The rule of an address with a query that names most of this one. */
function ruleOfQuery({ queries }: RedirectIndex, path: string, query: string): RedirectRule | undefined {
  const ofPath = query ? queries.get(path) : undefined;
  if (!ofPath) return undefined;
  const sent = new Set(canonicalQuery(query).split('&'));
  let best: QueryRule | undefined;
  for (const one of ofPath.values())
    if (one.parts.length > (best?.parts.length ?? 0) && one.parts.every((part) => sent.has(part))) best = one;
  return best?.rule;
}

/** What a rule leaves of the visitor's query: all that it does not name. */
export function queryBeyond(from: string, query: string): string {
  const named = new Set(parts(from).query.split('&'));
  const isLeft = (part: string) => part === '' || !named.has(canonicalQuery(part));
  return query.split('&').filter(isLeft).join('&');
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

/** A step of a rule with a query. `own`: the visitor's query, which goes on by itself. */
function stepOfQuery(
  index: RedirectIndex,
  at: string,
  { query, own }: { query: string; own?: string },
): Step | undefined {
  const rule = ruleOfQuery(index, at, own ?? query);
  if (!rule) return undefined;
  return { rule, location: safeLocation(withQuery(rule.to, own === undefined ? queryBeyond(rule.from, query) : '')) };
}

/** `isLoop`: the chain returns to an earlier address or does not end. @param address a path, perhaps with a query */
export function followRedirects(index: RedirectIndex, address: string): Chain {
  const steps: Chain['steps'] = [];
  const seen = new Set<string>();
  const { base, query: own } = parts(address);
  let at = base.length > LONGEST ? base : spelled(base);
  let location = '';
  for (;;) {
    const before = parts(location);
    const ofQuery = stepOfQuery(index, at, { query: before.query, ...(steps.length === 0 && { own }) });
    const step = ofQuery ?? stepFrom(index, at, before.query);
    const place = ofQuery?.rule.from ?? at;
    if (!step) return { steps, location, end: at, isLoop: false };
    if (seen.has(place) || steps.length === MOST_HOPS) return { steps, location, end: place, isLoop: true };
    seen.add(place);
    steps.push({ path: place, rule: step.rule });
    const next = step.location;
    if (next === undefined) return { steps, location: '', end: at, isLoop: false };
    location = next.includes('#') ? next : next + before.hash;
    if (!location.startsWith('/')) return { steps, location, end: location, isLoop: false };
    at = pathOf(location);
  }
}

const isTemporary = (status: RedirectStatus) => status === 302 || status === 307;

/**
 * The final target as one redirect, without the visitor's query; undefined without a rule or with a loop. Temporary if
 * any step is. @param address a path, perhaps with a query
 */
export function resolveRedirect(index: RedirectIndex, address: string): Redirect | undefined {
  const { steps, location, isLoop } = followRedirects(index, address);
  const [first] = steps;
  if (!first || isLoop || !location) return undefined;
  if (location === parts(address).base && !first.rule.from.includes('?')) return undefined;
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
