/**
 * A text of Intl with ordinary spaces. Before AM and around a range, Node, browsers and their versions have different
 * ones, and what the server renders must be what React expects in the browser.
 */
export const plainSpaces = (text: string): string => text.replace(/\s/g, ' ');
