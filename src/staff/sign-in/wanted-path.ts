import { getSafeRedirect } from 'payload/shared';

const ADMIN = '/admin';
/** The path is stored in a cookie during single sign-on. */
const MAX_CHARACTERS = 500;

/** The requested path if it is below /admin after resolving `..` and the like. */
export function wantedPath(wanted: unknown): string {
  const redirectTo = typeof wanted === 'string' && wanted.length <= MAX_CHARACTERS ? wanted : ADMIN;
  const safe = new URL(getSafeRedirect({ fallbackTo: ADMIN, redirectTo }), 'http://site.invalid');
  const isInside = safe.pathname === ADMIN || safe.pathname.startsWith(`${ADMIN}/`);
  return isInside ? `${safe.pathname}${safe.search}${safe.hash}` : ADMIN;
}
