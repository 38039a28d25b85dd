/** Most documents of a list for staff, by how deep their relations are filled in. */
const MOST = [1_000, 250, 100];

/** Rows of a list in the admin. */
export const MOST_ROWS = 250;

const DEFAULT_DEPTH = 1;

export const mostAt = (depth: string | null): number =>
  MOST[Math.min(Number(depth ?? DEFAULT_DEPTH), MOST.length - 1)] ?? 0;
