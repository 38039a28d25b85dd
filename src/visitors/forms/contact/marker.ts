import { restrictedPages } from '@/lib/routes';

/** Shown only after the form was sent (flows document, "Contact success"). */
export const SUCCESS_PATH = '/contact/success';

/** A short-lived cookie that scripts cannot read (decisions, "Forms"). */
export const marker = {
  name: restrictedPages[SUCCESS_PATH].cookie,
  value: '1',
  options: { httpOnly: true, sameSite: 'lax', path: SUCCESS_PATH, maxAge: 10 * 60 },
} as const;
