/** The longest path that a document can have (src/lib/paths.ts). */
const LONGEST = 200;

/** A path as pages show it: what somebody made up may be longer than anything of ours. @param {string} path */
export const shortPath = (path) => (path.length > LONGEST ? `${path.slice(0, LONGEST - 1)}…` : path);
