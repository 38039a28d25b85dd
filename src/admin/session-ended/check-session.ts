import { z } from 'zod';
import { sessionClock } from './session-clock';
import { sessionState } from './session-state';

const times = z.object({ endsIn: z.number(), latestIn: z.number() });
const person = z.object({
  user: z.object({ id: z.string(), name: z.string().catch('Someone else') }).nullable(),
  session: times.optional(),
});

const ME = '/api/users/me?depth=0';
const REFRESH = '/api/users/refresh-token';

/** The account that opened this window; a reload changes it. */
let account: string | undefined;
export const openedBy = (id: string | undefined): void => {
  account = id;
};

export const openingAccount = (): string | undefined => account;

/** What the server reports about the session of the account that opened this window. */
export type Session = 'active' | 'ended' | 'busy' | 'offline';

/** Takes in the response of `/api/users/me` or `/refresh-token`. */
export function hear(body: unknown): Session {
  const { data } = person.safeParse(body);
  if (!data || !account) return 'busy';
  const { user, session } = data;
  const isOwn = user?.id === account;
  if (isOwn) sessionState.reportActive();
  else sessionState.reportEnded(user?.name);
  if (isOwn && session) sessionClock.hear(session);
  return isOwn ? 'active' : 'ended';
}

let asking: Promise<Session> | undefined;

/** A connection may take a request and never respond; everything that wants to know would wait with it. */
const PATIENCE_MS = 10_000;

async function ask(address: string, init?: RequestInit): Promise<Session> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(address, { credentials: 'same-origin', cache: 'no-store', signal, ...init });
    if (response.ok) return hear(await response.json());
    if (response.status !== 401) return 'busy';
    sessionState.reportEnded();
    return 'ended';
  } catch {
    return 'offline';
  }
}

/** Asks the server whether the session exists, with one request however many want to know. */
export function checkSession(): Promise<Session> {
  asking ??= ask(ME).finally(() => {
    asking = undefined;
  });
  return asking;
}

/** Resolves at once, unless a request is under way. */
export const afterCheck = async (): Promise<void> => {
  await asking;
};

export const staySignedIn = (): Promise<Session> => ask(REFRESH, { method: 'POST' });
