import { z } from 'zod';
import { hmac, isEqual } from './visitor.ts';

/** An old message with a valid signature is a replay: five minutes are enough for any delay. */
const MAX_AGE_MS = 5 * 60_000;

const event = z.object({
  type: z.enum(['bounce', 'complaint']),
  email: z.email().max(255),
  /** False for a bounce that may pass, such as a full mailbox: it is ignored. */
  permanent: z.boolean().default(true),
  /** Message-ID of the mail, with or without angle brackets. Its first part is the outbox row. */
  messageId: z.string().max(998).optional(),
});

/**
 * What a mail provider reports, in the generic form of docs/operations.md. Event types that are not known here have to be
 * left out by the program that maps the provider's format.
 */
export const mailEventsSchema = z.object({ events: z.array(event).min(1).max(500) });
export type MailEvent = z.output<typeof event>;

/** Signature of a body: HMAC-SHA-256 of `<timestamp>.<body>` as hexadecimal digits. `timestamp`: seconds since 1970. */
export const signMailEvents = (secret: string, timestamp: string, body: string) => hmac(secret, `${timestamp}.${body}`);

/** Whether the body was signed with the secret within the last five minutes. `now` in ms. */
export async function isSignedMailEvent(
  body: string,
  { timestamp, signature }: { timestamp: string | null; signature: string | null },
  secret: string,
  now: number,
): Promise<boolean> {
  if (!timestamp || !signature || !/^\d{10}$/.test(timestamp)) return false;
  if (Math.abs(now - Number(timestamp) * 1_000) > MAX_AGE_MS) return false;
  return isEqual(signature, await signMailEvents(secret, timestamp, body));
}

/** The outbox row of a Message-ID of this site, or null. */
export function outboxRowOf(messageId: string | undefined): string | null {
  const [, id] = /^<?([^@<>]+)@[^@<>]+>?$/.exec(messageId?.trim() ?? '') ?? [];
  return z.uuid().safeParse(id).data ?? null;
}
