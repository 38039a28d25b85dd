import { z } from 'zod';

/** Milliseconds that a person takes at least to read and fill in a form. */
export const FASTEST_PERSON_MS = { contact: 2_000, form: 2_000, booking: 2_000, newsletter: 500 } as const;

/** The honeypot, and the milliseconds from the form's appearance to its submission, known only with scripts. */
export const spamSignals = {
  website: z.string().max(2_000).nullish(),
  elapsed: z.coerce.number().nonnegative().nullish().catch(null),
};

/** Such submissions are stored as spam and get the usual response, so that a bot learns nothing. */
export const isSuspicious = (
  { website, elapsed }: { website?: string | null; elapsed?: number | null },
  form: keyof typeof FASTEST_PERSON_MS,
) => Boolean(website) || (typeof elapsed === 'number' && elapsed < FASTEST_PERSON_MS[form]);
