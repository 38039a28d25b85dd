import { z } from 'zod';

/** Nobody reads and fills in a form faster than this, in milliseconds. */
export const FASTEST_PERSON_MS = { contact: 2_000, booking: 2_000, newsletter: 500 } as const;

/**
 * What gives machines away, sent along with every form: a field that people do not see, and the milliseconds between the
 * form's appearance and its submission, known only where the browser runs scripts.
 */
export const traps = {
  website: z.string().max(2_000).nullish(),
  elapsed: z.coerce.number().nonnegative().nullish().catch(null),
};

/** Was it a machine? Then what it sent is stored as spam and answered like any other: it learns nothing. */
export const isSuspicious = (
  { website, elapsed }: { website?: string | null; elapsed?: number | null },
  form: keyof typeof FASTEST_PERSON_MS,
) => Boolean(website) || (typeof elapsed === 'number' && elapsed < FASTEST_PERSON_MS[form]);
