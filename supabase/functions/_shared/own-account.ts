import { z } from 'zod';
import './jitless.ts';
import type { FieldMessages } from './messages.ts';
import { languageSchema } from './sent-language.ts';

/** Requests of `/account`, and their responses (decision 033). */
export const bookingRequestSchema = z.object({ booking: z.uuid() });
export const newsletterRequestSchema = z.object({ subscribed: z.boolean(), language: languageSchema });
/** Without a token, a link is mailed. */
export const confirmationRequestSchema = z.object({
  token: z.string().min(1).max(200).optional(),
  language: languageSchema,
});

export const deletionSchema = (say: FieldMessages) =>
  z.object({
    word: z
      .string()
      .trim()
      .toLowerCase()
      .refine((word) => word === say.deleteWord, { error: say.deleteWordRequired }),
    /** Accounts that sign in through a provider have none. */
    password: z.string().max(100, { error: say.passwordTooLong }),
  });

export const ownAccountSchema = z.object({
  /** This visit by a mailed link removed a password that was chosen before the address was confirmed. */
  hasLostPassword: z.boolean().optional(),
  isConfirmed: z.boolean(),
  isSubscribed: z.boolean(),
  bookings: z.array(
    z.object({
      id: z.uuid(),
      startsAt: z.iso.datetime(),
      endsAt: z.iso.datetime(),
      state: z.enum(['ahead', 'elsewhere', 'past', 'cancelled']),
    }),
  ),
});
export type OwnAccountData = z.output<typeof ownAccountSchema>;
export type OwnBooking = OwnAccountData['bookings'][number];
