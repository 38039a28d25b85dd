const MOST_DEPTH = 1;
const MOST_PAGE = 1000;

/** `more`: how to get higher limits; ends each message. */
export type QueryLimits = { documents: number; conditions: number; more: string };

const withoutSession: QueryLimits = { documents: 100, conditions: 10, more: ' Sign in for more.' };

const OPERATORS = [
  ...['equals', 'not_equals', 'in', 'not_in', 'exists'],
  ...['greater_than', 'greater_than_equal', 'less_than', 'less_than_equal'],
];
/** `where[field][operator]`, at most twice inside `and` or `or`. */
const CONDITION = new RegExp(
  `^where(?:\\[(?:and|or)\\]\\[\\d{1,2}\\]){0,2}\\[(\\w+)\\]\\[(?:${OPERATORS.join('|')})\\](?:\\[\\d{1,2}\\])?$`,
);
const SELECTED = /^select\[(\w+)\]$/;

const STAFF_ONLY = new Set([
  ...['draft', 'trash', 'pagination', 'populate', 'joins', 'data', 'autosave', 'overrideLock'],
  ...['locale', 'fallback-locale', 'fallbackLocale', 'flattenLocales', 'publishSpecificLocale'],
  ...['publishAllLocales', 'unpublishAllLocales'],
]);

type Rule = (value: string, fields: readonly string[], limits: QueryLimits) => string | undefined;

const wholeNumber =
  (name: string, least: number, most: (limits: QueryLimits) => number): Rule =>
  (value, _fields, limits) =>
    /^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most(limits)
      ? undefined
      : `"${name}" must be a whole number from ${least} to ${most(limits)}.${limits.more}`;

const unlisted = (part: string, fields: readonly string[], { more }: QueryLimits) =>
  fields.length > 0
    ? `"${part}" takes only these fields here: ${fields.join(', ')}.${more}`
    : `"${part}" is not available here.${more}`;

const single = new Map<string, Rule>([
  ['depth', wholeNumber('depth', 0, () => MOST_DEPTH)],
  ['limit', wholeNumber('limit', 0, ({ documents }) => documents)],
  ['page', wholeNumber('page', 1, () => MOST_PAGE)],
  [
    'sort',
    (value, fields, limits) => {
      const isListed = value.split(',').every((field) => fields.includes(field.replace(/^-/, '')));
      return isListed ? undefined : unlisted('sort', fields, limits);
    },
  ],
]);

function faultOf(key: string, value: string, fields: readonly string[], limits: QueryLimits): string | undefined {
  const [name = ''] = key.split('[', 1);
  const rule = single.get(name);
  if (rule) return key === name ? rule(value, fields, limits) : `"${name}" takes one value.`;
  const isListed = (pattern: RegExp) => fields.includes(pattern.exec(key)?.[1] ?? '');
  if (name === 'where') return isListed(CONDITION) ? undefined : unlisted(name, fields, limits);
  if (name === 'select') return isListed(SELECTED) ? undefined : unlisted(name, fields, limits);
  return STAFF_ONLY.has(name) ? `"${name}" needs a staff session. Leave it out, or sign in.` : undefined;
}

/** Error message for an anonymous query that may use `fields`; undefined if it is allowed (docs/security.md). */
export function publicQueryFault(
  search: URLSearchParams,
  fields: readonly string[],
  limits = withoutSession,
): string | undefined {
  const keys = [...search.keys()];
  const repeated = [...single.keys()].find((name) => search.getAll(name).length > 1);
  if (repeated) return `"${repeated}" takes one value.`;
  if (keys.filter((key) => key.startsWith('where')).length > limits.conditions) {
    return `"where" takes at most ${limits.conditions} conditions here.`;
  }
  for (const [key, value] of search) {
    const fault = faultOf(key, value, fields, limits);
    if (fault) return fault;
  }
  return undefined;
}

/** Whether a query is one of the admin: no query of the site has these parameters. */
export const isForStaff = (search: URLSearchParams): boolean =>
  [...search.keys()].some((key) => STAFF_ONLY.has(key.split('[', 1)[0] ?? ''));

/** Removes `limit=0` (all documents), so that the default of ten applies. */
export function withoutUnlimited(search: URLSearchParams): URLSearchParams {
  const bounded = new URLSearchParams(search);
  if (Number(bounded.get('limit')) === 0) bounded.delete('limit');
  return bounded;
}
