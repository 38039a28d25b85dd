import { bookSession } from './booking/submit';
import { submitContact } from './contact/submit';
import { subscribe } from './newsletter/submit';
import type { Entries, Outcome } from './outcome';

/** Takes what a visitor entered. `visitor` is the address on the net that limits are counted by. Never throws. */
export type Handler = (entries: Entries, visitor: string) => Promise<Outcome>;

/** Every form of the site, by its name in `/forms/<name>`. */
export const handlers = {
  contact: submitContact,
  newsletter: subscribe,
  booking: bookSession,
} satisfies Record<string, Handler>;

export type FormName = keyof typeof handlers;
export const isFormName = (name: string): name is FormName => Object.hasOwn(handlers, name);
