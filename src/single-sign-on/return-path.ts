import { z } from 'zod';

const ADMIN = '/admin';
const MAX_CHARACTERS = 500;

/**
 * The path to go to after sign-in: one below /admin, or /admin itself where something else was asked for.
 * It is resolved as a browser would, so that `//host`, backslashes and `..` lead nowhere else.
 */
export function returnPath(asked: unknown): string {
  const text = z.string().max(MAX_CHARACTERS).safeParse(asked).data;
  if (!text?.startsWith('/')) return ADMIN;
  const base = 'http://site.invalid';
  if (!URL.canParse(text, base)) return ADMIN;
  const { origin, pathname, search } = new URL(text, base);
  const isOwn = origin === base && (pathname === ADMIN || pathname.startsWith(`${ADMIN}/`));
  const isSignIn = /^\/admin\/(login|logout)(\/|$)/.test(pathname);
  return isOwn && !isSignIn ? pathname + search : ADMIN;
}
