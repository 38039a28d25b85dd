import type { FormState } from 'payload';

export type Fields = Pick<FormState, string>;

export const hasSameValues = (before: Fields, now: Fields): boolean =>
  Object.keys({ ...before, ...now }).every((path) => Object.is(before[path]?.value, now[path]?.value));

/** Errors of unchanged fields that are reported as valid. */
export const lostErrors = (before: Fields, now: Fields): { path: string; message: string }[] =>
  Object.entries(before).flatMap(([path, { valid, value, errorMessage }]) => {
    const field = now[path];
    const isLost = valid === false && field && field.valid !== false && Object.is(field.value, value);
    return isLost ? [{ path, message: errorMessage ?? '' }] : [];
  });
