import { createHmac, timingSafeEqual } from 'node:crypto';
import { env } from '@/env';

const VALID_MS = 60 * 60 * 1000;

const macOf = (about: unknown, expires: number): string =>
  createHmac('sha256', env().PAYLOAD_SECRET)
    .update(`previewed:${expires}:${JSON.stringify(about)}`)
    .digest('base64url');

/** Says that this was shown in a preview: who saw it, and everything that confirming it will do. */
export function ticketFor(about: unknown): string {
  const expires = Date.now() + VALID_MS;
  return `${expires}.${macOf(about, expires)}`;
}

export function isTicketFor(about: unknown, ticket: string): boolean {
  const [expires = '', mac = ''] = ticket.split('.');
  if (!/^\d{1,16}$/.test(expires) || Number(expires) < Date.now()) return false;
  const [given, right] = [Buffer.from(mac), Buffer.from(macOf(about, Number(expires)))];
  return given.length === right.length && timingSafeEqual(given, right);
}
