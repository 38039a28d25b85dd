/** The largest table that remains readable on a page. */
export const cellLimits = { rows: 40, columns: 8, letters: 200 } as const;
