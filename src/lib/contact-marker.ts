import { restrictedPages } from '../delivery/routes';

/** Shown only to those who come from the form (flows document, "Contact success"). */
export const SUCCESS_PATH = '/contact/success';

/** The marker: a cookie of one purpose that scripts cannot read and that is soon gone (decisions, "Forms"). */
export const marker = {
  name: restrictedPages[SUCCESS_PATH].cookie,
  value: '1',
  options: { httpOnly: true, sameSite: 'lax', path: SUCCESS_PATH, maxAge: 10 * 60 },
} as const;
