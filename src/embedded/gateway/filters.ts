/**
 * A filter whose operator is a name that every object has: @supabase/lite takes `__proto__` or `toString` for an operator and
 * answers 500. The sentence that hosted Supabase answers with 400, or nothing.
 */
export function unknownFilter(search: URLSearchParams): string | undefined {
  for (const value of search.values()) {
    const [operator = ''] = value.replace(/^not\./, '').split('.', 1);
    if (operator in Object.prototype) return `"failed to parse filter (${value.slice(0, 80)})" (line 1, column 1)`;
  }
  return undefined;
}
