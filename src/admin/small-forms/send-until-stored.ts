import type { Outcome } from '../ask';
import { sessionState } from '../session-ended/session-state';

const FIRST_MS = 2_000;
const LONGEST_MS = 60_000;

/** Grows with each attempt that fails. */
export const pauseAfter = (attempts: number): number => Math.min(LONGEST_MS, FIRST_MS * 2 ** (attempts - 1));

const untilSignedIn = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (sessionState.get() !== 'active' && !signal.aborted) return;
      stop();
      resolve();
    };
    const stop = sessionState.subscribe(look);
    signal.addEventListener('abort', look, { once: true });
    look();
  });

/** Ends early when the browser is connected again. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    window.addEventListener('online', done);
    signal.addEventListener('abort', done);
  });

export type Waiting = 'unreachable' | 'signed-out';

/** Sends until the server has it or refuses it; undefined if `signal` calls it off. `send` must store a repeat once. */
export async function sendUntilStored<T>(
  send: () => Promise<Outcome<T>>,
  signal: AbortSignal,
  onWait: (why: Waiting) => void,
): Promise<Exclude<Outcome<T>, { is: Waiting }> | undefined> {
  for (let attempts = 1; !signal.aborted; attempts++) {
    const outcome = await send();
    if (outcome.is === 'stored' || outcome.is === 'refused') return outcome;
    onWait(outcome.is);
    await (outcome.is === 'signed-out' ? untilSignedIn(signal) : pause(pauseAfter(attempts), signal));
  }
  return undefined;
}
