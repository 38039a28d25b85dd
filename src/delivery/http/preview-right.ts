import type { IncomingMessage } from 'node:http';
import { routeKind } from '../../lib/routes.ts';
import { DRAFT_COOKIE } from '../next/headers.ts';
import { pathOf } from './request-kinds.ts';

/** A staff session, or a guest's preview of a release (src/plugins/releases/preview-cookie.ts). */
const PASS = /(?:^|;\s*)(?:payload-token|release-preview)=/;
const hasNoDrafts = (path: string) =>
  ['admin', 'api', 'build'].includes(routeKind(path)) || path.startsWith('/assets/');

/** Removes the draft cookie unless its sender may preview. Without a pass no check runs, so invented ones are cheap. */
export async function settlePreview(
  request: IncomingMessage,
  mayPreview: (cookies: string) => Promise<boolean>,
): Promise<void> {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const others = pairs.filter((pair) => !pair.includes(DRAFT_COOKIE)).join('; ');
  if (PASS.test(others) && !hasNoDrafts(pathOf(request)) && (await mayPreview(others))) return;
  if (others) request.headers.cookie = others;
  else delete request.headers.cookie;
}
