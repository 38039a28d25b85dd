import { PAGE_CACHE_CONTROL } from '../html/status.ts';
import { securityHeaders, transportSecurity } from '../http/security-headers.ts';
import { isCoded } from '../routes.ts';
import { withQuery } from './redirects.ts';

/**
 * May a redirect answer this request? Not in a preview: the draft of a page may already stand on the path.
 * @param {import('node:http').IncomingMessage} request
 */
export const mayRedirect = ({ method, url = '', headers }) =>
  (method === 'GET' || method === 'HEAD') &&
  url.startsWith('/') &&
  !isCoded(url.split('?', 1)[0] ?? '') &&
  !('next-action' in headers) &&
  !headers.cookie?.includes('__prerender_bypass');

const fixed = Object.fromEntries(securityHeaders.map(({ key, value }) => [key.toLowerCase(), value]));

/**
 * Answers with the redirect; what the visitor asked with `?` goes along.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {import('./redirects.ts').Redirect} redirect
 */
export function sendRedirect({ method, url = '', headers }, response, { location, status }) {
  const [, query = ''] = /^[^?]*\?(.*)$/.exec(url) ?? [];
  response.writeHead(status, {
    ...fixed,
    ...transportSecurity(headers),
    location: withQuery(location, query),
    'cache-control': PAGE_CACHE_CONTROL,
    'content-type': 'text/plain; charset=utf-8',
    vary: 'rsc',
  });
  response.end(method === 'HEAD' ? undefined : 'This page has moved.\n');
}
