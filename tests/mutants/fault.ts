/** Where a fault must be noticed: by tests, or by a static check. */
export type Check =
  | {
      part: 'unit' | 'integration';
      /** Relative to the root. */
      files: string[];
      /** Runs only the tests whose full names match, in files that take minutes. */
      only?: RegExp;
    }
  | { part: 'static'; check: 'floors' };

/** A mistake that the tests must notice: one small edit of a source file. */
export type Fault = {
  /** What breaks, and for whom. */
  breaks: string;
  /** Relative to the root. */
  file: string;
  /** Occurs exactly once in the file. */
  find: string;
  replace: string;
  caughtBy: Check;
};

export const unit = (...files: string[]): Check => ({ part: 'unit', files });
export const integration = (...names: string[]): Check => ({
  part: 'integration',
  files: names.map((name) => `tests/integration/${name}.test.ts`),
});
/** Rows of the access table: those of one collection. */
export const access = (collection: string, operation = ''): Check => ({
  part: 'integration',
  files: ['tests/integration/access.test.ts'],
  only: new RegExp(`^${collection} .*${operation}`),
});

/**
 * The text of a file with the fault in it.
 * @throws Error if the text to replace is not there exactly once
 */
export function withFault(text: string, { file, find, replace }: Fault): string {
  const parts = text.split(find);
  if (parts.length === 1) throw new Error(`The text is no longer in ${file}. Update or replace this fault: ${find}`);
  if (parts.length > 2) throw new Error(`The text is in ${file} ${parts.length - 1} times: ${find}`);
  return parts.join(replace);
}
