/** Whether the session of the person at this window still exists, as far as the browser knows. */
export type SessionState = 'active' | 'ended';

let state: SessionState = 'active';
const listeners = new Set<() => void>();

function change(to: SessionState) {
  if (state === to) return;
  state = to;
  for (const listener of listeners) listener();
}

/** One store for the whole admin: a form that is refused for want of a session reports it, the dialog ends it. */
export const sessionState = {
  get: (): SessionState => state,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  reportEnded: () => change('ended'),
  reportActive: () => change('active'),
};
