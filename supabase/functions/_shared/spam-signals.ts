import { z } from 'zod';

/** The minimum time in milliseconds that a person takes to read and fill in a form. */
export const FASTEST_PERSON_MS = { contact: 2_000, form: 2_000, booking: 2_000, newsletter: 500 } as const;

/**
 * Spam signals sent along with every form: the honeypot field, and the milliseconds between the form's appearance and
 * its submission, known only if the browser runs scripts.
 */
export const spamSignals = {
  website: z.string().max(2_000).nullish(),
  elapsed: z.coerce.number().nonnegative().nullish().catch(null),
};

/**
 * Whether the submission looks automated. It is then stored as spam and gets the usual response, so that a bot learns
 * nothing.
 */
export const isSuspicious = (
  { website, elapsed }: { website?: string | null; elapsed?: number | null },
  form: keyof typeof FASTEST_PERSON_MS,
) => Boolean(website) || (typeof elapsed === 'number' && elapsed < FASTEST_PERSON_MS[form]);
