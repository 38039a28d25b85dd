import { mostAt } from '@/lib/list-limits';

const NESTED_LIMIT = /^(?:joins|populate)\b.*\[limit\]$/;

const isUnlimited = (search: URLSearchParams) =>
  Number(search.get('limit') ?? Number.NaN) === 0 || (search.get('pagination') === 'false' && !search.has('limit'));

/**
 * A read of staff within the bounds of the site: the query, or why it is refused. "All" (`limit=0`) means as many as
 * they may read at once; the response has the count of all.
 */
export function boundedForStaff(search: URLSearchParams): URLSearchParams | string {
  const most = mostAt(search.get('depth'));
  const more = 'Ask for fewer at a time (page=2), or for less depth.';
  if (Number(search.get('limit') ?? 0) > most) return `"limit" may be at most ${most} here. ${more}`;
  for (const [name, value] of search) {
    const isTooMany = NESTED_LIMIT.test(name) && !(Number(value) > 0 && Number(value) <= most);
    if (isTooMany) return `"${name}" must be from 1 to ${most}. ${more}`;
  }
  if (!isUnlimited(search)) return search;
  const bounded = new URLSearchParams(search);
  bounded.set('limit', String(most));
  return bounded;
}
