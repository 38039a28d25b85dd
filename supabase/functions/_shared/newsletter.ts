import { z } from 'zod';
import { emailAddress } from './fields.ts';
import type { FieldMessages } from './messages.ts';

/** The address is stored in lower case. */
export const newsletterSchema = (say: FieldMessages) =>
  z.object({ email: emailAddress(say).transform((email) => email.toLowerCase()) });

const token = z.string().max(200);

/** Of a mailed link (decision 044): the button of its page, or one click of a mail program. */
export const subscriptionChangeSchema = (say: FieldMessages) =>
  z.discriminatedUnion('action', [
    z.object({ action: z.literal('confirm'), token }),
    z.object({ action: z.literal('unsubscribe'), token }),
    newsletterSchema(say).extend({ action: z.literal('move'), token }),
  ]);
export type SubscriptionChange = z.input<ReturnType<typeof subscriptionChangeSchema>>;
