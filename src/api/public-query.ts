const MOST_DOCUMENTS = 100;
const MOST_DEPTH = 1;
const MOST_PAGE = 1000;
const MOST_CONDITIONS = 10;

const OPERATORS = [
  ...['equals', 'not_equals', 'in', 'not_in', 'exists'],
  ...['greater_than', 'greater_than_equal', 'less_than', 'less_than_equal'],
];
/** `where[field][operator]`, at most twice inside `and` or `or`. */
const CONDITION = new RegExp(
  `^where(?:\\[(?:and|or)\\]\\[\\d{1,2}\\]){0,2}\\[(\\w+)\\]\\[(?:${OPERATORS.join('|')})\\](?:\\[\\d{1,2}\\])?$`,
);
const SELECTED = /^select\[(\w+)\]$/;

/** Payload parameters that only staff need: drafts, trash, locales, related documents. */
const STAFF_ONLY = new Set([
  ...['draft', 'trash', 'pagination', 'populate', 'joins', 'data', 'autosave', 'overrideLock'],
  ...['locale', 'fallback-locale', 'fallbackLocale', 'flattenLocales', 'publishSpecificLocale'],
  ...['publishAllLocales', 'unpublishAllLocales'],
]);

type Rule = (value: string, fields: readonly string[]) => string | undefined;

const wholeNumber =
  (name: string, least: number, most: number): Rule =>
  (value) =>
    /^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most
      ? undefined
      : `"${name}" must be a whole number from ${least} to ${most}. Sign in for more.`;

const unlisted = (part: string, fields: readonly string[]) =>
  fields.length > 0
    ? `"${part}" takes only these fields here: ${fields.join(', ')}. Sign in for others.`
    : `"${part}" is not available here. Sign in to use it.`;

const single = new Map<string, Rule>([
  ['depth', wholeNumber('depth', 0, MOST_DEPTH)],
  ['limit', wholeNumber('limit', 0, MOST_DOCUMENTS)],
  ['page', wholeNumber('page', 1, MOST_PAGE)],
  [
    'sort',
    (value, fields) => {
      const isListed = value.split(',').every((field) => fields.includes(field.replace(/^-/, '')));
      return isListed ? undefined : unlisted('sort', fields);
    },
  ],
]);

function faultOf(key: string, value: string, fields: readonly string[]): string | undefined {
  const [name = ''] = key.split('[', 1);
  const rule = single.get(name);
  if (rule) return key === name ? rule(value, fields) : `"${name}" takes one value.`;
  if (name === 'where') return fields.includes(CONDITION.exec(key)?.[1] ?? '') ? undefined : unlisted(name, fields);
  if (name === 'select') return fields.includes(SELECTED.exec(key)?.[1] ?? '') ? undefined : unlisted(name, fields);
  return STAFF_ONLY.has(name) ? `"${name}" is for people who are signed in.` : undefined;
}

/**
 * Checks a query string of an anonymous REST request (docs/security.md).
 * @param fields allowed in filters, sorting and selection
 * @returns the error message; undefined if the query is allowed
 */
export function publicQueryFault(search: URLSearchParams, fields: readonly string[]): string | undefined {
  const keys = [...search.keys()];
  const repeated = [...single.keys()].find((name) => search.getAll(name).length > 1);
  if (repeated) return `"${repeated}" takes one value.`;
  if (keys.filter((key) => key.startsWith('where')).length > MOST_CONDITIONS) {
    return `"where" takes at most ${MOST_CONDITIONS} conditions here.`;
  }
  for (const [key, value] of search) {
    const fault = faultOf(key, value, fields);
    if (fault) return fault;
  }
  return undefined;
}

/** Replaces `limit=0`, which means all documents, by the default of ten. */
export function withoutUnlimited(search: URLSearchParams): URLSearchParams {
  const bounded = new URLSearchParams(search);
  if (Number(bounded.get('limit')) === 0) bounded.delete('limit');
  return bounded;
}
