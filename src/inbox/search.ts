/** Characters with a meaning in regular expressions of Postgres or between the quotes of a PostgREST filter. */
const SPECIAL = /["\\^.*+?()[{|$,]/g;

/** These cannot stand in a bracket, or not between quotes: Postgres knows them by name. */
const NAMED: Record<string, string> = { '"': 'quotation-mark', '\\': 'backslash', '^': 'circumflex' };

/**
 * A regular expression of Postgres that matches exactly this text, without a backslash, quote or comma in it: PostgREST
 * and the embedded REST service unescape those differently. (`ilike` would not do: it takes `*` for anything, always.)
 */
export const literally = (text: string): string =>
  text.replace(SPECIAL, (character) => {
    const name = NAMED[character];
    return name ? `[[.${name}.]]` : `[${character}]`;
  });

/** A filter for `or`: one of the columns contains the text, in upper or lower case. */
export const containsFilter = (columns: readonly string[], text: string): string =>
  columns.map((column) => `${column}.imatch."${literally(text)}"`).join(',');

/** The value of an `imatch` filter that holds for this text alone, in upper or lower case. */
export const exactly = (text: string): string => `^${literally(text)}$`;
