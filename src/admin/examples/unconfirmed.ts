import type { FormState } from 'payload';

/** The fields with which sections that hold text of their example are confirmed, and are not. */
export const unconfirmed = (fields: Pick<FormState, string>): string[] =>
  Object.entries(fields).flatMap(([path, { value, passesCondition }]) =>
    /^blocks\.\d+\.exampleConfirmed$/.test(path) && passesCondition !== false && value !== true ? [path] : [],
  );
