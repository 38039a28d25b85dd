import { z } from 'zod';
import type { Tell } from '@/lib/progress';
import { readWithProgress } from '../progress/read-progress';
import { sessionState } from '../session-ended/session-state';

/** How sending went. Only `refused` needs a change of what was typed. */
export type Outcome<T> =
  | { is: 'stored'; answer: T }
  | { is: 'refused'; reason: string }
  | { is: 'unreachable' | 'signed-out' };

/** Words for staff on what is not sent again by itself. */
export function reasonOf(outcome: Exclude<Outcome<unknown>, { is: 'stored' }>): string {
  if (outcome.is === 'refused') return outcome.reason;
  return outcome.is === 'signed-out' ? SIGNED_OUT : 'The site is not responding. Please try again.';
}

const SIGNED_OUT = 'You are signed out. Sign in again, then repeat what you did.';

const refusal = z
  .object({ error: z.string() })
  .or(z.object({ errors: z.array(z.object({ message: z.string() })).min(1) }));

const REFUSED = 'The server refused it. Try again later, or ask an admin.';

function reasonIn(body: unknown): string {
  const { data } = refusal.safeParse(body);
  if (!data) return REFUSED;
  return 'error' in data ? data.error : (data.errors[0]?.message ?? REFUSED);
}

/** The server is overloaded or restarting: the same request may succeed later. */
const isBusy = (status: number) => status >= 500 || status === 408 || status === 429;

/** Sends once. `read`: the answer of a success; undefined if it is not one. `tell`: receives the progress of long work. */
export async function attempt<T>(
  address: string,
  init: RequestInit,
  read: (body: unknown) => T | undefined,
  tell: Tell = () => {},
): Promise<Outcome<T>> {
  try {
    const response = await fetch(address, { method: 'POST', credentials: 'same-origin', ...init });
    if (isBusy(response.status)) return { is: 'unreachable' };
    const { isOk, body } = await readWithProgress(response, tell);
    // The session has been checked by now (src/admin/session-ended/watch-requests.ts).
    if (!isOk && sessionState.get() === 'ended') return { is: 'signed-out' };
    const answer = isOk ? read(body) : undefined;
    return answer === undefined ? { is: 'refused', reason: reasonIn(body) } : { is: 'stored', answer };
  } catch {
    return { is: 'unreachable' };
  }
}

export const asJson = (body: object) => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
