import type { IncomingHttpHeaders } from 'node:http';
import { routeKind } from '../../lib/routes.ts';
import { isAction, pathOf } from './request-kinds.ts';
import type { Refusal } from './request-target.ts';

const isFormOf = (headers: IncomingHttpHeaders) =>
  (headers['content-type'] ?? '').toLowerCase().startsWith('multipart/form-data');

const hostOf = ({ 'x-forwarded-host': forwarded, host }: IncomingHttpHeaders) =>
  forwarded?.toString().split(',', 1)[0]?.trim() ?? host;

type Request = { method?: string; url?: string; headers: IncomingHttpHeaders };

const nothing: Refusal = { status: 404, text: 'Not found.\n' };
const foreign: Refusal = { status: 403, text: 'This request was not sent by a page of this site.\n' };
const noForm: Refusal = { status: 405, text: 'The admin receives no forms here.\n', headers: { allow: 'GET, HEAD' } };

/** Pages of staff, whose scripts call server functions. Scripts of visitors' forms post to /forms. */
const callsFunctions = (path: string) => routeKind(path) === 'admin' || /^\/preview(?:\/|$)/.test(path);

/**
 * Rejects calls of server functions and forms sent to pages unless a page of this site sent them: browsers name it in
 * `Origin`. Endpoints decide themselves whether one may be missing (`/api`, mail programs that unsubscribe).
 */
export function refusedAction(request: Request): Refusal | undefined {
  const { method, headers } = request;
  const isCall = isAction(request);
  if (!isCall && (method !== 'POST' || !isFormOf(headers))) return undefined;
  const path = pathOf(request);
  const kind = routeKind(path);
  if (/^\/_next(?:\/|$)/.test(path)) return nothing;
  // Next takes a page for what is spelled otherwise.
  if (kind === 'api' && path.startsWith('/api')) return undefined;
  const { origin } = headers;
  if (origin !== undefined) {
    const isOwn = URL.canParse(origin) && new URL(origin).host === hostOf(headers);
    if (!isOwn) return foreign;
  } else if (kind !== 'endpoint' && kind !== 'file') return foreign;
  if (isCall) return callsFunctions(path) ? undefined : nothing;
  return kind === 'admin' ? noForm : undefined;
}
