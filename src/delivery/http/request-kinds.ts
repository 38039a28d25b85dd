/** @typedef {import('node:http').IncomingMessage} Request */

/** Requests that mean something else than the page itself: the router's data, actions. */
const SPECIAL = ['rsc', 'next-router-prefetch', 'next-router-state-tree', 'next-action'];

/** @param {Request} request */
export const pathOf = ({ url = '' }) => url.split('?', 1)[0] ?? '';

/** @param {Request} request */
export const isRead = ({ method }) => method === 'GET' || method === 'HEAD';

/** @param {Request} request */
const isSpecial = ({ headers }) => SPECIAL.some((name) => name in headers);

/** Asks for a draft; whether it may is decided in preview-right.ts. @param {Request} request */
export const isDraft = ({ headers }) => headers.cookie?.includes('__prerender_bypass') ?? false;

/** Asked by a visitor, for a page as it is. @param {Request} request */
export const isVisit = (request) => isRead(request) && !isSpecial(request) && !isDraft(request);

/** A form that a browser sends by itself, without scripts. @param {Request} request */
export const isForm = ({ method, headers }) =>
  method === 'POST' && !('next-action' in headers) && (headers.accept?.includes('text/html') ?? false);

/**
 * Asks for a file as it is stored (src/app/generated), in whatever spelling Next would take: some are for the server
 * alone, and the public ones have addresses of their own. For readable addresses only.
 * @param {Request} request
 */
export const isStoredFile = ({ url = '' }) =>
  URL.canParse(url, 'http://here') &&
  /^\/+generated(?:\/|$)/.test(decodeURIComponent(new URL(url, 'http://here').pathname));

/** @param {string} path */
export const isAdmin = (path) => /^\/admin(?:\/|$)/.test(path);
/** @param {string} path */
export const isApi = (path) => /^\/api(?:\/|$)/.test(path);
