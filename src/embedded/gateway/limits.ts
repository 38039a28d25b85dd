import { z } from 'zod';
import { countedMailbox } from '../../../supabase/functions/_shared/address.ts';
import type { Allowance } from './limiter.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** What one address may ask for. Hosted Supabase has limits of the same kind; @supabase/lite has none. */
export const allowances = {
  /** Sign-in, sign-up and a new password: each costs a password hash, and a wrong one is a guess. */
  credentials: { requests: 30, windowMs: 5 * MINUTE },
  /** On top of that: sign-up tells whether an address has an account. */
  signup: { requests: 10, windowMs: HOUR },
  /** A session renews itself once an hour; several tabs and people behind one address do so together. */
  refresh: { requests: 150, windowMs: 5 * MINUTE },
  /** Each sends a mail to somebody. */
  mail: { requests: 5, windowMs: HOUR },
  /** What one mailbox receives, whoever asks for it, and whether it has an account or not. */
  mailbox: { requests: 5, windowMs: HOUR },
  /** A link or code from a mail: a wrong one is a guess. */
  verify: { requests: 30, windowMs: 5 * MINUTE },
  /** Everything else. */
  other: { requests: 600, windowMs: MINUTE },
} satisfies Record<string, Allowance>;

export type AllowanceName = keyof typeof allowances;

/** How long a request may take to arrive: the site sends it in one piece. */
export const REQUEST_MS = 10_000;
/** The largest body that is read. */
export const MAX_BODY_BYTES = 64 * 1024;
/** How long Postgres may take to answer `select 1`. */
export const PING_MS = 2_000;
/** How many messages the mailbox keeps, and how large one may be. */
export const MAILBOX_MESSAGES = 200;
export const MAX_MESSAGE_BYTES = 1024 * 1024;

const MAILS = ['recover', 'resend', 'otp'];

const addressed = z.object({ email: z.string() });

/** The mailbox that a request sends a mail to, as limits count it; undefined for a request that sends none. */
export function mailedBy(endpoint: string, method: string, body: unknown): string | undefined {
  if (!MAILS.includes(endpoint) && !(endpoint === 'user' && method === 'PUT')) return undefined;
  const { data } = addressed.safeParse(body);
  return data && countedMailbox(data.email);
}

/** Which allowance a request of the authentication service counts against. */
export function authAllowance(endpoint: string, method: string, grant: string | undefined): AllowanceName {
  if (endpoint === 'token' && grant === 'refresh_token') return 'refresh';
  if (endpoint === 'verify') return 'verify';
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return 'other';
  if (MAILS.includes(endpoint)) return 'mail';
  return endpoint === 'logout' ? 'other' : 'credentials';
}
