export type Check =
  | {
      part: 'unit' | 'integration';
      /** Relative to the root. */
      files: string[];
      /** Full names of tests, in files that take minutes. */
      only?: RegExp;
    }
  | { part: 'static'; check: 'floors' };

/** One small edit of a source file that the tests must notice. */
export type Fault = {
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
/** Of a capability, where its code is. */
export const integrationOf = (plugin: string): Check => ({
  part: 'integration',
  files: [`src/plugins/${plugin}/${plugin}.integration.test.ts`],
});
export const access = (collection: string, operation = ''): Check => ({
  part: 'integration',
  files: ['tests/integration/access.test.ts'],
  only: new RegExp(`^${collection} .*${operation}`),
});

/** @throws Error if the text to replace is not there exactly once */
export function withFault(text: string, { file, find, replace }: Fault): string {
  const parts = text.split(find);
  if (parts.length === 1) throw new Error(`The text is no longer in ${file}. Update or replace this fault: ${find}`);
  if (parts.length > 2) throw new Error(`The text is in ${file} ${parts.length - 1} times: ${find}`);
  return parts.join(replace);
}
