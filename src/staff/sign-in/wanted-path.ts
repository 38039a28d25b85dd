import { getSafeRedirect } from 'payload/shared';

const ADMIN = '/admin';
/** It travels in a cookie when the way leads over an identity provider. */
const MAX_CHARACTERS = 500;

/** Where somebody wanted to go, if that is below /admin; `..` and the like are resolved first. */
export function wantedPath(wanted: unknown): string {
  const redirectTo = typeof wanted === 'string' && wanted.length <= MAX_CHARACTERS ? wanted : ADMIN;
  const safe = new URL(getSafeRedirect({ fallbackTo: ADMIN, redirectTo }), 'http://site.invalid');
  const isInside = safe.pathname === ADMIN || safe.pathname.startsWith(`${ADMIN}/`);
  return isInside ? `${safe.pathname}${safe.search}${safe.hash}` : ADMIN;
}
