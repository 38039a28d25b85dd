/** Whether the session of the person at this window still exists, as far as the browser knows. */
export type SessionState = 'active' | 'ended';

let state: SessionState = 'active';
let other: string | undefined;
const listeners = new Set<() => void>();

function change(to: SessionState, by?: string) {
  if (state === to && other === by) return;
  state = to;
  other = by;
  for (const listener of listeners) listener();
}

/** One store for the whole admin: a form that is refused for want of a session reports it, the dialog ends it. */
export const sessionState = {
  get: (): SessionState => state,
  /** The name of someone else who has signed in in this browser, which ends it for this window. */
  someoneElse: (): string | undefined => other,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  reportEnded: (someoneElse?: string) => change('ended', someoneElse),
  reportActive: () => change('active'),
};
