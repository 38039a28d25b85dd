import { sessionState } from '../session-ended/session-state';

/** Calls `look` when the connection is back, and when the person has signed in again. Returns how to stop. */
export function onReturn(look: () => void): () => void {
  let was = sessionState.get();
  const stop = sessionState.subscribe(() => {
    const now = sessionState.get();
    if (was === 'ended' && now === 'active') look();
    was = now;
  });
  window.addEventListener('online', look);
  return () => {
    stop();
    window.removeEventListener('online', look);
  };
}
