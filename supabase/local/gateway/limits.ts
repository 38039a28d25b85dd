import { z } from 'zod';
import { countedMailbox } from '../../functions/_shared/address.ts';
import type { RateLimit } from './limiter.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Per address. Hosted Supabase has similar ones; @supabase/lite has none. */
export const rateLimits = {
  /** Each costs a password hash, and may be a guess. */
  credentials: { requests: 30, windowMs: 5 * MINUTE },
  /** In addition: sign-up reveals whether an address has an account. */
  signup: { requests: 10, windowMs: HOUR },
  /** Hourly per session, by several tabs and people behind one address. */
  refresh: { requests: 150, windowMs: 5 * MINUTE },
  mail: { requests: 5, windowMs: HOUR },
  /** To one address, no matter who requests it and whether it has an account. */
  mailbox: { requests: 5, windowMs: HOUR },
  /** A link or code from a mail, which may be a guess. */
  verify: { requests: 30, windowMs: 5 * MINUTE },
  other: { requests: 600, windowMs: MINUTE },
} satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof rateLimits;

/** Timeout for receiving a request, which the site sends in one piece. */
export const REQUEST_MS = 10_000;
/** The site waits for a response for half of this (src/services/supabase). */
export const STATEMENT_MS = 20_000;
export const MAX_BODY_BYTES = 64 * 1024;
export const PING_MS = 2_000;
export const MAILBOX_MESSAGES = 200;
export const MAX_MESSAGE_BYTES = 1024 * 1024;

const MAILS = ['recover', 'resend', 'otp'];

const addressed = z.object({ email: z.string() });

/** The normalized recipient of the mail that a request triggers; undefined if there is none. */
export function mailedBy(endpoint: string, method: string, body: unknown): string | undefined {
  if (!MAILS.includes(endpoint) && !(endpoint === 'user' && method === 'PUT')) return undefined;
  const { data } = addressed.safeParse(body);
  return data && countedMailbox(data.email);
}

const mailRequest = z.object({ email: z.email(), type: z.enum(['signup', 'email_change']).optional() });

/** Only an address with an account makes work: it is done after the response, whose time would tell. Faults get a response. */
export function isAnsweredFirst(endpoint: string, method: string, body: unknown): boolean {
  if (method !== 'POST' || !MAILS.includes(endpoint)) return false;
  const { data } = mailRequest.safeParse(body);
  return data !== undefined && (endpoint === 'resend') === (data.type !== undefined);
}

export function authRateLimit(endpoint: string, method: string, grant: string | undefined): RateLimitName {
  if (endpoint === 'token' && grant === 'refresh_token') return 'refresh';
  if (endpoint === 'verify') return 'verify';
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return 'other';
  if (MAILS.includes(endpoint)) return 'mail';
  return endpoint === 'logout' ? 'other' : 'credentials';
}
