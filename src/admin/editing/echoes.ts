import { isDeepStrictEqual } from 'node:util';
import type { FormState } from 'payload';

/**
 * What the server made of the fields of a saved document. Values that were saved as they were sent are left out: the
 * person may have gone on typing meanwhile, and Payload would put the saved words over the newer ones.
 */
export function withoutEchoes(sent: FormState, saved: FormState): FormState {
  const isEcho = (path: string) => isDeepStrictEqual(sent[path]?.value ?? null, saved[path]?.value ?? null);
  return Object.fromEntries(
    Object.entries(saved).map(([path, field]) => {
      if (!(path in sent) || !isEcho(path)) return [path, field];
      const { value: _, ...rest } = field;
      return [path, rest];
    }),
  );
}
