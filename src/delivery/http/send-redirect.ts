import type { IncomingMessage, ServerResponse } from 'node:http';
import { isCoded } from '../../lib/routes.ts';
import { type Redirect, withQuery } from '../../redirects/redirects.ts';
import { PAGE_CACHE_CONTROL } from '../html/status.ts';
import { ACTION, FLIGHT } from '../next/headers.ts';
import { isDraft, isRead, pathOf } from './request-kinds.ts';

/** False in a preview: the draft of a page may already have this path. */
export const mayRedirect = (request: IncomingMessage): boolean =>
  isRead(request) && !isCoded(pathOf(request)) && !(ACTION in request.headers) && !isDraft(request);

export function sendRedirect({ url = '' }: IncomingMessage, response: ServerResponse, redirect: Redirect): void {
  response.writeHead(redirect.status, {
    location: withQuery(redirect.location, url.split('?').slice(1).join('?')),
    'cache-control': PAGE_CACHE_CONTROL,
    'content-type': 'text/plain; charset=utf-8',
    vary: FLIGHT,
  });
  response.end('This page has moved.\n');
}
