import { safeLocation } from '../html/status.ts';

/**
 * One rule of the staff: an old path, and where it leads.
 * @typedef {{ from: string, match: 'exact' | 'prefix', status: 301 | 302, to: string }} RedirectRule
 */

/**
 * All rules, and of the paths they cover those that answer themselves: pages that visitors see, and fixed redirects.
 * @typedef {{ rules: RedirectRule[], pages: string[] }} RedirectRules
 */

/** @typedef {{ exact: Map<string, RedirectRule>, prefix: Map<string, RedirectRule>, pages: Set<string> }} RedirectIndex */

/** Where a path leads in the end; `rule` is the one that covers the path itself. */
/** @typedef {{ location: string, status: 301 | 302, rule: RedirectRule }} Redirect */

/** Nobody means a chain as long as this; and a prefix rule that leads below itself has no end at all. */
export const MOST_HOPS = 10;
/** A path of ours has 200 characters at most, and something may follow a prefix. */
const LONGEST = 2000;

/** @param {RedirectRules} table @returns {RedirectIndex} */
export function indexRedirects({ rules, pages }) {
  const of = (/** @type {RedirectRule['match']} */ match) =>
    new Map(rules.filter((rule) => rule.match === match).map((rule) => [rule.from, rule]));
  return { exact: of('exact'), prefix: of('prefix'), pages: new Set(pages) };
}

/**
 * The rule that covers a path: the exact one, else that of the longest prefix; a page that is there wins over both.
 * @param {RedirectIndex} index @param {string} path
 */
export function ruleFor({ exact, prefix, pages }, path) {
  if (pages.has(path)) return undefined;
  const rule = exact.get(path);
  if (rule) return rule;
  for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) {
    const found = prefix.get(path.slice(0, end));
    if (found) return found;
  }
  return undefined;
}

/** An address in its parts: before `?`, the query without `?`, what begins with `#`. @param {string} address */
function parts(address) {
  const [rest = '', ...afterHash] = address.split('#');
  const [base = '', ...afterMark] = rest.split('?');
  return { base, query: afterMark.join('?'), hash: afterHash.length > 0 ? `#${afterHash.join('#')}` : '' };
}

/**
 * A location with the query that the visitor came with, behind its own.
 * @param {string} location @param {string} query without `?`
 */
export function withQuery(location, query) {
  const { base, query: own, hash } = parts(location);
  const all = [own, query].filter(Boolean).join('&');
  return base + (all ? `?${all}` : '') + hash;
}

/** Where one rule leads from a path: below a prefix the rest of the path is kept. @param {RedirectRule} rule @param {string} path */
function targetOf({ from, match, to }, path) {
  const rest = match === 'prefix' ? path.slice(from.length) : '';
  if (!rest) return to;
  const { base, query, hash } = parts(to);
  return withQuery(base.replace(/\/$/, '') + rest + hash, query);
}

const withoutSlash = (/** @type {string} */ path) => path.replace(/(?<=[^/])\/+$/, '');

/** The path that rules are looked up by, of a location on this site. @param {string} location */
export const pathOf = (location) => withoutSlash(parts(location).base);

/**
 * One step from a path: its rule, and where that leads (undefined: to no address). Nothing where no rule covers the path.
 * @param {RedirectIndex} index @param {string} path @param {string} [query]
 */
export function stepFrom(index, path, query = '') {
  const rule = path.length > LONGEST ? undefined : ruleFor(index, path);
  return rule && { rule, location: safeLocation(withQuery(targetOf(rule, path), query)) };
}

/**
 * Every step from a path, rule after rule. `isLoop`: it comes back to where it was, or does not end.
 * @param {RedirectIndex} index @param {string} path
 */
export function followRedirects(index, path) {
  /** @type {{ path: string, rule: RedirectRule }[]} */
  const steps = [];
  const seen = new Set();
  let at = path.length > LONGEST ? path : withoutSlash(path);
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

/**
 * Where a path leads in one step, chains followed to their end, or nothing: no rule, or one that goes in a circle. As
 * temporary as the most temporary step.
 *
 * @param {RedirectIndex} index @param {string} path
 * @returns {Redirect | undefined}
 */
export function resolveRedirect(index, path) {
  const { steps, location, isLoop } = followRedirects(index, path);
  const [first] = steps;
  if (!first || isLoop || !location || location === path) return undefined;
  return { location, status: steps.some(({ rule }) => rule.status === 302) ? 302 : 301, rule: first.rule };
}
