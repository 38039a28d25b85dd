import { z } from 'zod';
import { hmac, isEqual } from './visitor.ts';

/** What an external calendar tells about a booking. */
export type ExternalBooking = {
  source: 'cal.com' | 'calendly';
  externalId: string;
  startsAt: string;
  endsAt: string;
  name: string;
  email: string;
  timeZone: string | null;
  cancelled: boolean;
};

/** An old message with its right signature is somebody's copy: five minutes are enough for any delay. */
const MAX_AGE_MS = 5 * 60_000;

const instant = z.string().refine((value) => !Number.isNaN(Date.parse(value)));
const person = z.object({
  name: z
    .string()
    .trim()
    .min(1)
    .transform((name) => [...name].slice(0, 100).join('')),
  email: z.string().trim().min(3).max(255),
  timeZone: z.string().max(64).nullish(),
});

const calComSchema = z.object({
  triggerEvent: z.string(),
  payload: z.object({
    uid: z.string().min(1).max(255),
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
  payload: z.object({
    uri: z.string().min(1).max(255),
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

/** Cal.com signs the body: `X-Cal-Signature-256` is its HMAC-SHA-256 in hexadecimal digits. */
export const isSignedByCalCom = async (body: string, signature: string, secret: string) =>
  isEqual(signature.toLowerCase(), await hmac(secret, body));

/** Calendly signs time and body: `Calendly-Webhook-Signature: t=<seconds>,v1=<HMAC of "t.body">`. `now` in ms. */
export async function isSignedByCalendly(body: string, header: string, secret: string, now: number): Promise<boolean> {
  const parts = Object.fromEntries(header.split(',').map((part) => part.trim().split('=', 2)));
  const { t, v1 } = parts as { t?: string; v1?: string };
  // Written so that what is no number is too old as well.
  if (!t || !v1 || !(Math.abs(now - Number(t) * 1_000) <= MAX_AGE_MS)) return false;
  return isEqual(v1.toLowerCase(), await hmac(secret, `${t}.${body}`));
}

/** Reads a message of Cal.com; undefined for events that are no booking. Throws a ZodError for anything else. */
export function readCalCom(body: unknown): ExternalBooking | undefined {
  const known = calComEvents.get(z.object({ triggerEvent: z.string() }).parse(body).triggerEvent);
  if (!known) return undefined;
  const { payload } = calComSchema.parse(body);
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
  };
}

/** Reads a message of Calendly; as above. */
export function readCalendly(body: unknown): ExternalBooking | undefined {
  const known = calendlyEvents.get(z.object({ event: z.string() }).parse(body).event);
  if (!known) return undefined;
  const { payload } = calendlySchema.parse(body);
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
  };
}
