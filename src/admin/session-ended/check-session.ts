import { z } from 'zod';
import { sessionClock } from './session-clock';
import { sessionState } from './session-state';

const times = z.object({ endsIn: z.number(), latestIn: z.number() });
const answer = z.object({
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

/** Takes in what `/api/users/me` or `/refresh-token` said. */
export function hear(body: unknown): void {
  const { data } = answer.safeParse(body);
  if (!data || !account) return;
  const { user, session } = data;
  if (!user) sessionState.reportEnded();
  else if (user.id === account) sessionState.reportActive();
  else sessionState.reportEnded(user.name);
  if (user?.id === account && session) sessionClock.hear(session);
}

let asking: Promise<void> | undefined;

async function ask(address: string, init?: RequestInit): Promise<void> {
  try {
    const response = await fetch(address, { credentials: 'same-origin', cache: 'no-store', ...init });
    if (response.ok) hear(await response.json());
    else if (response.status === 401) sessionState.reportEnded();
  } catch {
    // Unreachable says nothing about the session.
  }
}

/** Asks the server whether the session exists, with one request however many want to know. */
export function checkSession(): Promise<void> {
  asking ??= ask(ME).finally(() => {
    asking = undefined;
  });
  return asking;
}

/** Resolves at once, unless the server is being asked. */
export const afterCheck = async (): Promise<void> => asking;

export const staySignedIn = (): Promise<void> => ask(REFRESH, { method: 'POST' });
