import { z } from 'zod';
import type { Tell } from '@/lib/progress';
import { acceptsProgress, readWithProgress } from './progress/read-progress';
import { sessionState } from './session-ended/session-state';
import { isSignIn } from './session-ended/sign-in-addresses';

/** For an authenticator app, with a ticket that the server expects back. */
const enrolment = z.object({
  ticket: z.string(),
  secret: z.string(),
  uri: z.string(),
  qr: z.object({ size: z.number(), path: z.string() }),
});
export type Enrolment = z.infer<typeof enrolment>;

/** `needs`: the proof of identity that is missing or wrong; `enrolment`: what setting up a second factor needs. */
export type Refused = { error: string; needs?: 'password' | 'code' | 'enrolment'; enrolment?: Enrolment };

const fields = z.object({ errors: z.array(z.object({ message: z.string() })) });

/**
 * `{ error }` of our endpoints, `{ errors }` of Payload's, in which rejected fields have messages of their own. Of a change
 * to several documents, `message` says how many were refused.
 */
const refusal = z.object({
  error: z.string().optional(),
  message: z.string().optional(),
  errors: z.array(z.object({ message: z.string(), data: fields.optional().catch(undefined) })).optional(),
  needs: z.enum(['password', 'code', 'enrolment']).optional(),
  enrolment: enrolment.optional(),
});

export const UNREACHABLE = 'The site is not responding. Please try again.';
/** Also true once the person has signed in again. */
export const SIGNED_OUT = 'You were signed out. Sign in again, then repeat what you did.';
const REFUSED = 'The server refused it. Try again later, or ask an admin.';

type Proof = Pick<Refused, 'needs' | 'enrolment'>;

/** How sending went. Only `refused` needs a change of what was typed. */
export type Outcome<T> =
  | { is: 'stored'; result: T }
  | ({ is: 'refused'; reason: string } & Proof)
  | ({ is: 'unreachable'; reason?: string } & Proof)
  | { is: 'signed-out' };

/** Words for staff on what is not sent again by itself. */
export const reasonOf = (outcome: Exclude<Outcome<unknown>, { is: 'stored' }>): string =>
  outcome.is === 'signed-out' ? SIGNED_OUT : (outcome.reason ?? UNREACHABLE);

/** Words for staff on a request that has failed without a response; `otherwise`, while the session goes on. */
export const whyNotSent = (otherwise = UNREACHABLE): string =>
  sessionState.get() === 'ended' ? SIGNED_OUT : otherwise;

type Refusal = { proof: Proof; reason?: string; message?: string; reasons: string[] };

/** What a refusal says: `reason` in one sentence, `reasons` of all documents that were refused, each once. */
export function refusalIn(body: unknown): Refusal {
  const { error, message, errors = [], ...proof } = refusal.safeParse(body).data ?? {};
  const [first] = errors;
  const [field, ...others] = first?.data?.errors ?? [];
  // Of several fields, Payload's message names each.
  const ofField = others.length === 0 ? field?.message : undefined;
  const reasons = [...new Set(errors.map((one) => one.message))];
  return { proof, reason: error ?? ofField ?? first?.message ?? message, message, reasons };
}

export const refusalOf = async (response: Response): Promise<Refusal> =>
  refusalIn(await response.json().catch(() => undefined));

/** The server is overloaded or restarting: the same request may succeed later. */
export const isBusy = (status: number) => status >= 500 || status === 408 || status === 429;

/** Sends once. `read`: the response of a success; undefined if it is not one. `tell`: receives the progress of long work. */
export async function attempt<T>(
  address: string,
  init: RequestInit,
  read: (body: unknown) => T | undefined,
  tell?: Tell,
): Promise<Outcome<T>> {
  try {
    const headers = { ...(tell && acceptsProgress), ...init.headers };
    const response = await fetch(address, { method: 'POST', credentials: 'same-origin', ...init, headers });
    const { isOk, body } = await readWithProgress(response, tell ?? (() => undefined));
    const { reason, proof } = refusalIn(body);
    if (isBusy(response.status)) return { is: 'unreachable', reason, ...proof };
    // The session has been checked by now (src/admin/session-ended/watch-requests.ts).
    if (!isOk && sessionState.get() === 'ended' && !isSignIn(address)) return { is: 'signed-out' };
    const result = isOk ? read(body) : undefined;
    if (result !== undefined) return { is: 'stored', result };
    return { is: 'refused', reason: reason ?? REFUSED, ...proof };
  } catch {
    return { is: 'unreachable' };
  }
}

export const asJson = (body: object) => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/**
 * A new document as Payload's forms send it: it is made once (src/admin/saving), also if its response is lost and the
 * person presses again.
 */
export function asDocument(document: object): { body: FormData } {
  const body = new FormData();
  body.set('_payload', JSON.stringify(document));
  return { body };
}

type Method = 'GET' | 'POST' | 'PATCH';
type More = { tell?: Tell } & Pick<RequestInit, 'signal' | 'keepalive'>;

/**
 * Calls an endpoint below `/api` as the signed-in person. Returns the response, or an error in words for staff; never
 * throws. `tell`: receives the progress of long work.
 */
export async function ask<T extends object>(
  method: Method,
  path: string,
  body?: object,
  { tell, ...init }: More = {},
): Promise<T | Refused> {
  const sent = { ...init, method, ...(body && asJson(body)) };
  const outcome = await attempt(`/api${path}`, sent, (read) => read as T, tell);
  if (outcome.is === 'stored') return outcome.result;
  const error = reasonOf(outcome);
  return outcome.is === 'signed-out' ? { error } : { error, needs: outcome.needs, enrolment: outcome.enrolment };
}

export const isRefused = (response: object): response is Refused => 'error' in response;
