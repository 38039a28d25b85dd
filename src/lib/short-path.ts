const LONGEST = 200;

/** Truncated if it is longer than any path of the site. */
export const shortPath = (path: string): string => (path.length > LONGEST ? `${path.slice(0, LONGEST - 1)}…` : path);
