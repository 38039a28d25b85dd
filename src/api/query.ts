/** Limits that apply to staff too, far above the admin's longest queries. */
const MOST_PARAMETERS = 1000;
const MOST_NESTING = 12;
const MOST_PAGE = 1_000_000;
const numbers = { depth: 10, limit: 100_000, page: MOST_PAGE };

const GEOMETRY = /\[(?:near|within|intersects)\]/;
const GEOMETRY_IN_JSON = /"(?:near|within|intersects)"\s*:/;

const MOST_JSON_DEPTH = 12;

const isNumberTo = (value: string, most: number) => /^\d{1,9}$/.test(value) && Number(value) <= most;

/** Is a value nested deeper than `most` levels, or does it contain U+0000? Iterative, to survive deep nesting. */
export function jsonFault(value: unknown, most: number): 'deep' | 'nul' | undefined {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    const next: unknown[] = [];
    for (const part of level) {
      if (typeof part === 'string' && part.includes('\0')) return 'nul';
      if (typeof part !== 'object' || part === null || ArrayBuffer.isView(part)) continue;
      if (Object.keys(part).some((key) => key.includes('\0'))) return 'nul';
      for (const inner of Object.values(part)) next.push(inner);
    }
    if (next.length > 0 && depth >= most) return 'deep';
    level = next;
  }
  return undefined;
}

function textInJson(text: string): string | undefined {
  try {
    return jsonFault(JSON.parse(text), MOST_JSON_DEPTH) ? 'is nested too deeply.' : undefined;
  } catch {
    return 'is not valid JSON.';
  }
}

/** Error message for a query on which Payload or Postgres would fail; undefined if it is allowed. */
export function queryFault(search: URLSearchParams): string | undefined {
  const entries = [...search];
  if (entries.length > MOST_PARAMETERS) return `The query has more than ${MOST_PARAMETERS} parameters.`;
  for (const [key, value] of entries) {
    if (key.includes('\0') || value.includes('\0')) return 'The query contains the character U+0000. Remove it.';
    if (key.startsWith('[')) return 'A parameter must begin with its name.';
    if (GEOMETRY.test(key) || GEOMETRY_IN_JSON.test(value)) return 'Geometry operators are not supported here.';
    if (key.split('[').length > MOST_NESTING) return 'The query is nested too deeply.';
    const [name = ''] = key.split('[', 1);
    const most = Object.hasOwn(numbers, name) ? numbers[name as keyof typeof numbers] : undefined;
    if (most !== undefined && (key !== name || search.getAll(key).length > 1)) return `"${name}" takes one value.`;
    if (most !== undefined && !isNumberTo(value, most)) return `"${key}" must be a whole number from 0 to ${most}.`;
    const isJson = (key === 'where' || key === 'data') && value !== '';
    const wrong = isJson ? textInJson(value) : undefined;
    if (wrong) return `"${key}" ${wrong}`;
  }
  return undefined;
}
