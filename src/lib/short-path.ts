/** Maximum length of a document's path (src/lib/paths.ts). */
const LONGEST = 200;

/** A path as shown on pages: truncated if it is longer than any path of the site. */
export const shortPath = (path: string): string => (path.length > LONGEST ? `${path.slice(0, LONGEST - 1)}…` : path);
