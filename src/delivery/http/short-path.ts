/** The longest path that a document can have (src/lib/paths.ts). */
const LONGEST = 200;

/** A path as pages show it: an invented one may be longer than anything of ours. */
export const shortPath = (path: string): string => (path.length > LONGEST ? `${path.slice(0, LONGEST - 1)}…` : path);
