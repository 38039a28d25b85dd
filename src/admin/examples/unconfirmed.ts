import type { FormState } from 'payload';

/** Paths of the unticked confirmations of sections with example texts. */
export const unconfirmed = (fields: Pick<FormState, string>): string[] =>
  Object.entries(fields).flatMap(([path, { value, passesCondition }]) =>
    /^blocks\.\d+\.exampleConfirmed$/.test(path) && passesCondition !== false && value !== true ? [path] : [],
  );
