import type { IncomingMessage } from 'node:http';

/** Requests that mean something else than the page itself: the router's data, actions. */
const SPECIAL = ['rsc', 'next-router-prefetch', 'next-router-state-tree', 'next-action'];

type Target = Pick<IncomingMessage, 'url'>;
type Request = Pick<IncomingMessage, 'method' | 'headers'>;

export const pathOf = ({ url = '' }: Target): string => url.split('?', 1)[0] ?? '';

export const isRead = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

/** Asks for a draft; whether it may is decided in preview-right.ts. */
export const isDraft = ({ headers }: Request): boolean => headers.cookie?.includes('__prerender_bypass') ?? false;

/** Asked by a visitor, for a page as it is. */
export const isVisit = (request: Request): boolean =>
  isRead(request) && !SPECIAL.some((name) => name in request.headers) && !isDraft(request);

/** A form that a browser sends by itself, without scripts. */
export const isForm = ({ method, headers }: Request): boolean =>
  method === 'POST' && !('next-action' in headers) && (headers.accept?.includes('text/html') ?? false);

/**
 * Asks for a file as it is stored (src/app/generated), in whatever spelling Next would take: some are for the server
 * alone, and the public ones have addresses of their own. For readable addresses only.
 */
export const isStoredFile = ({ url = '' }: Target): boolean =>
  URL.canParse(url, 'http://here') &&
  /^\/+generated(?:\/|$)/.test(decodeURIComponent(new URL(url, 'http://here').pathname));
