/** Special in Postgres regular expressions or in quoted PostgREST filters. */
const SPECIAL = /["\\^.*+?()[{|$,]/g;

/** Not allowed in a bracket expression or between quotes: Postgres has names for them. */
const NAMED: Record<string, string> = { '"': 'quotation-mark', '\\': 'backslash', '^': 'circumflex' };

/**
 * A Postgres regular expression that matches exactly this text, without backslashes, quotes or commas: PostgREST and
 * the embedded REST service unescape those differently. (`ilike` always treats `*` as a wildcard.)
 */
export const literally = (text: string): string =>
  text.replace(SPECIAL, (character) => {
    const name = NAMED[character];
    return name ? `[[.${name}.]]` : `[${character}]`;
  });

export const containsFilter = (columns: readonly string[], text: string): string =>
  columns.map((column) => `${column}.imatch."${literally(text)}"`).join(',');

/** Case-insensitive, for `imatch`. */
export const exactly = (text: string): string => `^${literally(text)}$`;
