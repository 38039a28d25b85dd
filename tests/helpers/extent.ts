/**
 * `npm test` runs one browser test of each kind: one page, one width, one role, one failure. `npm run test:full` runs
 * all of them: every row of a table, and the tests with this tag. What belongs where: CONTRIBUTING.md.
 */
export const isFull = process.env.TEST_FULL === '1';

export const inFull = { tag: '@full' };

/** The first rows, or all in `npm run test:full`. */
export const sample = <Row>(rows: readonly Row[], count = 1): readonly Row[] => (isFull ? rows : rows.slice(0, count));
