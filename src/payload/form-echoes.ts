import { isDeepStrictEqual } from 'node:util';
import type { FormState } from 'payload';
import { isRichText } from './rich-text-value';

/**
 * Omits values saved as sent, because Payload would overwrite what was typed meanwhile, and the initial value of such
 * rich text, because the form's editor would restart with it.
 */
export function withoutEchoes(sent: FormState, saved: FormState): FormState {
  const isEcho = (path: string) => isDeepStrictEqual(sent[path]?.value ?? null, saved[path]?.value ?? null);
  return Object.fromEntries(
    Object.entries(saved).map(([path, field]) => {
      if (!(path in sent) || !isEcho(path)) return [path, field];
      const { value, ...rest } = field;
      const { initialValue: _, ...ofRichText } = rest;
      return [path, isRichText(value) ? ofRichText : rest];
    }),
  );
}

/** Omits the collapsed state of rows that were sent: the user may have toggled them meanwhile. */
export function withoutFolds(sent: FormState, answered: FormState): FormState {
  return Object.fromEntries(
    Object.entries(answered).map(([path, field]) => {
      const known = new Set(sent[path]?.rows?.map(({ id }) => id));
      const rows = field.rows?.map(({ collapsed, ...row }) => (known.has(row.id) ? row : { ...row, collapsed }));
      return [path, rows ? { ...field, rows } : field];
    }),
  );
}
