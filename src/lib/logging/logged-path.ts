const LONGEST_PATH = 200;
/** Bookings, shared drafts, tokens and ids name people, or let their reader in. */
const PRIVATE = /^\/(?:calendar|share|subscription)\//;
const NAMES_SOMEONE = /@|%40|^[\w-]*\d[\w-]{14,}$|^[\w-]{24,}$|^[\w-]+\.[\w-]+\.[\w-]+$/;

/** A path as it may be logged: without query, tokens, ids and addresses. */
export function loggedPath(path: string): string {
  const [, first = '', ...rest] = path.split('/');
  const parts = PRIVATE.test(path) ? [first, ...rest.map(() => '…')] : [first, ...rest];
  const shown = parts.map((part) => (NAMES_SOMEONE.test(part) ? '…' : part));
  return `/${shown.join('/')}`.replaceAll(/[^\x21-\x7e…]/g, '?').slice(0, LONGEST_PATH);
}
