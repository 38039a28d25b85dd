/** Most documents of a list for staff, by how deep their relations are filled in. */
const MOST = [1_000, 250, 100];

/** Rows of a list in the admin. */
export const MOST_ROWS = 250;

const DEFAULT_DEPTH = 1;

export const mostAt = (depth: string | null): number =>
  MOST[Math.min(Number(depth ?? DEFAULT_DEPTH), MOST.length - 1)] ?? 0;

/** Whether a list of the admin may have so many rows: Payload reads 0 as all of them, and fails below. */
export const isRowCount = (value: unknown): boolean => {
  const count = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  return typeof count === 'number' && Number.isInteger(count) && count >= 1 && count <= MOST_ROWS;
};
