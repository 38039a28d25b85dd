/** @typedef {import('node:http').IncomingHttpHeaders} Headers */

/** Next takes such a request to a page for a call of a server function. @param {Headers} headers */
const isAction = (headers) =>
  'next-action' in headers || (headers['content-type'] ?? '').startsWith('multipart/form-data');

/** Where the request was sent to, as the browser knows it. @param {Headers} headers */
const hostOf = ({ 'x-forwarded-host': forwarded, host }) =>
  (Array.isArray(forwarded) ? forwarded[0] : forwarded)?.split(',', 1)[0]?.trim() ?? host;

/**
 * Why a call of a server function is refused: another site's page sends it. Next would refuse it too, with 500.
 * @param {{ method?: string, url?: string, headers: Headers }} request
 * @returns {import('./request-target.ts').Refusal | undefined}
 */
export function refusedAction({ method, url = '', headers }) {
  const { origin } = headers;
  if (method !== 'POST' || origin === undefined || !isAction(headers) || /^\/api(?:[/?]|$)/.test(url)) return undefined;
  const isOwn = URL.canParse(origin) && new URL(origin).host === hostOf(headers);
  return isOwn ? undefined : { status: 403, text: 'This request was not sent by a page of this site.\n' };
}
