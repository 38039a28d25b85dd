import { sharedValue } from '../shared-value';

/** Whether the session of the person at this window still exists, as far as the browser knows. */
export type SessionState = 'active' | 'ended';

const shared = sharedValue<{ state: SessionState; other?: string }>({ state: 'active' });

function change(state: SessionState, other?: string) {
  const now = shared.read();
  if (now.state !== state || now.other !== other) shared.set({ state, other });
}

/** One store for the whole admin: a form that is refused for want of a session reports it, the dialog ends it. */
export const sessionState = {
  get: (): SessionState => shared.read().state,
  /** The name of someone else who has signed in in this browser, which ends it for this window. */
  someoneElse: (): string | undefined => shared.read().other,
  subscribe: shared.subscribe,
  reportEnded: (someoneElse?: string) => change('ended', someoneElse),
  reportActive: () => change('active'),
};
