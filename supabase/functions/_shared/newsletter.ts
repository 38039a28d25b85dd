import { z } from 'zod';
import { emailAddress } from './fields.ts';
import type { FieldMessages } from './messages.ts';

/** The newsletter form; the address is stored in lower case (decisions, "Forms"). */
export const newsletterSchema = (say: FieldMessages) =>
  z.object({ email: emailAddress(say).transform((email) => email.toLowerCase()) });

const token = z.string().max(200);

/** What a mailed link asks for (docs/decisions/044-newsletter.md): the button of its page, or one click of a mail program. */
export const subscriptionChangeSchema = (say: FieldMessages) =>
  z.discriminatedUnion('action', [
    z.object({ action: z.literal('confirm'), token }),
    z.object({ action: z.literal('unsubscribe'), token }),
    newsletterSchema(say).extend({ action: z.literal('move'), token }),
  ]);
export type SubscriptionChange = z.input<ReturnType<typeof subscriptionChangeSchema>>;
