import { z } from 'zod';
import { hmac, isEqual } from './visitor.ts';

export type ExternalBooking = {
  source: 'cal.com' | 'calendly';
  externalId: string;
  startsAt: string;
  endsAt: string;
  name: string;
  email: string;
  timeZone: string | null;
  cancelled: boolean;
  reportedAt: string;
};

const MINUTE_MS = 60_000;
/** An old message with a valid signature is a replay. */
const MAX_AGE_MS = 5 * MINUTE_MS;
/** Cal.com signs only the time of the event, not of sending, and its own retries must be accepted. */
const MAX_EVENT_AGE_MS = 60 * MINUTE_MS;

const instant = z.string().refine((value) => !Number.isNaN(Date.parse(value)));
const plain = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => text.isWellFormed() && !/\p{Cc}/u.test(text));
const person = z.object({
  name: z
    .string()
    .transform((name) =>
      name
        .toWellFormed()
        .replace(/\p{Cc}+/gu, ' ')
        .trim(),
    )
    .refine((name) => name !== '')
    .transform((name) => [...name].slice(0, 100).join('')),
  email: z.string().trim().min(3).pipe(plain(255)),
  timeZone: plain(64).nullish(),
});

const calComSchema = z.object({
  triggerEvent: z.string(),
  createdAt: instant,
  payload: z.object({
    uid: plain(255).min(1),
    startTime: instant,
    endTime: instant,
    attendees: z.array(person).min(1),
  }),
});
const calComEvents = new Map<string, 'booked' | 'cancelled'>([
  ['BOOKING_CREATED', 'booked'],
  ['BOOKING_RESCHEDULED', 'booked'],
  ['BOOKING_CANCELLED', 'cancelled'],
]);

const calendlySchema = z.object({
  event: z.string(),
  created_at: instant,
  payload: z.object({
    uri: plain(255).min(1),
    name: z.string(),
    email: z.string(),
    timezone: z.string().nullish(),
    scheduled_event: z.object({ start_time: instant, end_time: instant }),
  }),
});
const calendlyEvents = new Map<string, 'booked' | 'cancelled'>([
  ['invitee.created', 'booked'],
  ['invitee.canceled', 'cancelled'],
]);

/** `X-Cal-Signature-256` is the hexadecimal HMAC-SHA-256 of the body. */
export const isSignedByCalCom = async (body: string, signature: string, secret: string) =>
  isEqual(signature.toLowerCase(), await hmac(secret, body));

/** `Calendly-Webhook-Signature: t=<seconds>,v1=<HMAC of "t.body">`. `now` in ms. */
export async function isSignedByCalendly(body: string, header: string, secret: string, now: number): Promise<boolean> {
  const parts = Object.fromEntries(header.split(',').map((part) => part.trim().split('=', 2)));
  const { t, v1 } = parts as { t?: string; v1?: string };
  // Negated so that NaN counts as too old.
  if (!t || !v1 || !(Math.abs(now - Number(t) * 1_000) <= MAX_AGE_MS)) return false;
  return isEqual(v1.toLowerCase(), await hmac(secret, `${t}.${body}`));
}

/** So old that the message must be a replay. `now` in ms. */
export const isOldEvent = ({ source, reportedAt }: ExternalBooking, now: number) =>
  source === 'cal.com' && !(Math.abs(now - Date.parse(reportedAt)) <= MAX_EVENT_AGE_MS);

/** Undefined for events that are not bookings. Throws a ZodError for anything else. */
export function readCalCom(body: unknown): ExternalBooking | undefined {
  const known = calComEvents.get(z.object({ triggerEvent: z.string() }).parse(body).triggerEvent);
  if (!known) return undefined;
  const { createdAt, payload } = calComSchema.parse(body);
  const [attendee] = payload.attendees as [z.output<typeof person>];
  return {
    source: 'cal.com',
    externalId: payload.uid,
    startsAt: payload.startTime,
    endsAt: payload.endTime,
    name: attendee.name,
    email: attendee.email,
    timeZone: attendee.timeZone ?? null,
    cancelled: known === 'cancelled',
    reportedAt: createdAt,
  };
}

export function readCalendly(body: unknown): ExternalBooking | undefined {
  const known = calendlyEvents.get(z.object({ event: z.string() }).parse(body).event);
  if (!known) return undefined;
  const { created_at, payload } = calendlySchema.parse(body);
  const invitee = person.parse({ name: payload.name, email: payload.email, timeZone: payload.timezone });
  return {
    source: 'calendly',
    externalId: payload.uri,
    startsAt: payload.scheduled_event.start_time,
    endsAt: payload.scheduled_event.end_time,
    name: invitee.name,
    email: invitee.email,
    timeZone: invitee.timeZone ?? null,
    cancelled: known === 'cancelled',
    reportedAt: created_at,
  };
}
