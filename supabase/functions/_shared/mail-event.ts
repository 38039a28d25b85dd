import { z } from 'zod';
import { hmac, isEqual } from './visitor.ts';

/** An old message with a valid signature is a replay. */
const MAX_AGE_MS = 5 * 60_000;

const event = z.object({
  type: z.enum(['bounce', 'complaint']),
  email: z.email().max(255),
  /** False for a temporary bounce, such as a full mailbox: it is ignored. */
  permanent: z.boolean().default(true),
  /** Message-ID of the mail, with or without angle brackets. Its first part is the outbox row. */
  messageId: z.string().max(998).optional(),
});

/** The generic form of docs/operations.md. The program that maps the provider's format must omit other event types. */
export const mailEventsSchema = z.object({ events: z.array(event).min(1).max(500) });
export type MailEvent = z.output<typeof event>;

/** Hexadecimal HMAC-SHA-256 of `<timestamp>.<body>`; `timestamp` in seconds since 1970. */
export const signMailEvents = (secret: string, timestamp: string, body: string) => hmac(secret, `${timestamp}.${body}`);

/** Signed within the last five minutes. `now` in ms. */
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

/** Null if the Message-ID is not of this site. */
export function outboxRowOf(messageId: string | undefined): string | null {
  const [, id] = /^<?([^@<>]+)@[^@<>]+>?$/.exec(messageId?.trim() ?? '') ?? [];
  return z.uuid().safeParse(id).data ?? null;
}
