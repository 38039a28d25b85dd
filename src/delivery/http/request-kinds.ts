import type { IncomingMessage } from 'node:http';
import { ACTION, DRAFT_COOKIE, FLIGHT, PREFETCH, STATE_TREE } from '../next/headers.ts';

const SPECIAL = [FLIGHT, PREFETCH, STATE_TREE, ACTION];

type Target = Pick<IncomingMessage, 'url'>;
type Request = Pick<IncomingMessage, 'method' | 'headers'>;

export const pathOf = ({ url = '' }: Target): string => url.split('?', 1)[0] ?? '';

export const isRead = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

export const isDraft = ({ headers }: Request): boolean => headers.cookie?.includes(DRAFT_COOKIE) ?? false;

export const isVisit = (request: Request): boolean =>
  isRead(request) && !SPECIAL.some((name) => name in request.headers) && !isDraft(request);

/** A call of a server function by a script. Next calls them for forms that are posted to pages, too. */
export const isAction = ({ method, headers }: Pick<IncomingMessage, 'headers'> & { method?: string }): boolean =>
  method === 'POST' && ACTION in headers;

/** Of a browser that will show the response. */
export const wantsPage = ({ headers }: Pick<Request, 'headers'>): boolean =>
  headers.accept?.includes('text/html') ?? false;

export const isForm = (request: Request): boolean =>
  request.method === 'POST' && !(ACTION in request.headers) && wantsPage(request);

/**
 * Requests a stored file (src/app/generated), a variant of an experiment or frames without their pages, in any spelling
 * that Next accepts: some are for the server only, and the public ones have their own addresses. For decodable addresses only.
 */
export const isForServer = ({ url = '' }: Target): boolean =>
  URL.canParse(url, 'http://here') &&
  /^\/+(?:generated|internal\/+(?:frames|variant))(?:\/|$)/.test(
    decodeURIComponent(new URL(url, 'http://here').pathname),
  );
