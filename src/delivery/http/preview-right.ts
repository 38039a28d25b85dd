import type { IncomingMessage } from 'node:http';
import { routeKind } from '../../lib/routes.ts';
import { pathOf } from './request-kinds.ts';

/** Next's draft mode cookie, anywhere in the cookie header. */
const DRAFT = '__prerender_bypass';
const SESSION = /(?:^|;\s*)payload-token=/;
/** Paths without drafts. */
const hasNoDrafts = (path: string) =>
  ['admin', 'api', 'build'].includes(routeKind(path)) || path.startsWith('/assets/');

/**
 * Removes the draft cookie unless the request's staff session may preview: the request then gets the public page,
 * from memory if possible. Requests without a staff session are not checked, so an invented cookie costs nothing.
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
