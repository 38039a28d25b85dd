import type { IncomingMessage } from 'node:http';
import { routeKind } from '../../lib/routes.ts';
import { pathOf } from './request-kinds.ts';

/** Next's cookie of draft mode, anywhere in a cookie. */
const DRAFT = '__prerender_bypass';
const SESSION = /(?:^|;\s*)payload-token=/;
/** What shows no drafts. */
const hasNoDrafts = (path: string) =>
  ['admin', 'api', 'build'].includes(routeKind(path)) || path.startsWith('/assets/');

/**
 * Drops the draft cookie unless the request's staff session may preview now: without it the request gets the public page,
 * from memory where possible. Strangers are never asked about, so an invented cookie costs nothing.
 */
export async function settlePreview(
  request: IncomingMessage,
  mayPreview: (cookies: string) => Promise<boolean>,
): Promise<void> {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const others = pairs.filter((pair) => !pair.includes(DRAFT)).join('; ');
  if (SESSION.test(others) && !hasNoDrafts(pathOf(request)) && (await mayPreview(others))) return;
  if (others) request.headers.cookie = others;
  else delete request.headers.cookie;
}
