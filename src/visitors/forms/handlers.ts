import { bookSession } from './booking/submit';
import { submitBuilt } from './built/submit';
import { submitContact } from './contact/submit';
import { subscribe } from './newsletter/submit';
import type { Entries, Outcome } from './outcome';

/** `visitor`: IP address for rate limits; `page`: the page with the form (sent-from.ts). Never throws. */
export type Handler = (entries: Entries, visitor: string, page?: string | null) => Promise<Outcome>;

export const handlers = {
  contact: submitContact,
  newsletter: subscribe,
  booking: bookSession,
  built: submitBuilt,
} satisfies Record<string, Handler>;

export type FormName = keyof typeof handlers;
export const isFormName = (name: string): name is FormName => Object.hasOwn(handlers, name);
