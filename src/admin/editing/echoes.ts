import { isDeepStrictEqual } from 'node:util';
import type { FormState } from 'payload';
import { isRichText } from '@/data/preview/page-messages';

/**
 * What the server made of the fields of a saved document. Values that were saved as they were sent are left out: the
 * person may have gone on typing meanwhile, and Payload would put the saved words over the newer ones. Of rich text, the
 * initial value is left out as well: the form's editor would restart with what may be edited on the page meanwhile.
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

/**
 * Without what rows that were sent are said to be, collapsed or expanded: the person may have opened one meanwhile, and
 * Payload would close it.
 */
export function withoutFolds(sent: FormState, answered: FormState): FormState {
  return Object.fromEntries(
    Object.entries(answered).map(([path, field]) => {
      const known = new Set(sent[path]?.rows?.map(({ id }) => id));
      const rows = field.rows?.map(({ collapsed, ...row }) => (known.has(row.id) ? row : { ...row, collapsed }));
      return [path, rows ? { ...field, rows } : field];
    }),
  );
}
