import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { asRequest, REQUEST_ID } from '../../lib/logging/current-request.ts';
import { loggedPath } from '../../lib/logging/logged-path.ts';
import { writeLine } from '../../lib/logging/write-line.ts';
import { count } from '../../lib/measures.ts';
import { inTrace } from '../../lib/trace.ts';
import { pathOf } from './request-kinds.ts';
import type { SiteResponse } from './site-response.ts';

const NAME = /^[\w.:-]{8,64}$/;
/** Polled by machines: what fails says so itself. */
const POLLED = new Set(['/internal/work', '/readyz']);

const MINUTE_MS = 60_000;
/** A scan for weaknesses must not displace what matters. */
const MOST_REFUSALS = 60;
const refusals = { since: Number.NEGATIVE_INFINITY, count: 0 };

/** False for those beyond the most of a minute, which are counted and logged together. */
function mayTell(now: number): boolean {
  if (now - refusals.since > MINUTE_MS) {
    const untold = refusals.count - MOST_REFUSALS;
    Object.assign(refusals, { since: now, count: 0 });
    if (untold > 0) writeLine({ level: 'info', message: `[http] ${untold} more requests were refused`, facts: {} });
  }
  refusals.count += 1;
  return refusals.count <= MOST_REFUSALS;
}

function tell(request: IncomingMessage, status: number, id: string, path: string): void {
  const isFailure = status >= 500;
  count('alethia_requests_failed_total', `status="${isFailure ? '5xx' : '4xx'}"`);
  if (!isFailure && !mayTell(performance.now())) return;
  const facts = { method: request.method ?? '', path, status, request: id };
  writeLine({ level: isFailure ? 'error' : 'info', message: '[http]', facts });
}

/**
 * Names the request, as the proxy in front does, for its response, for every line that it logs and for the functions that
 * it calls; logs it if it fails.
 * @param hops number of proxies in front: without one, a name is a client's own
 */
export function followRequest<T>(request: IncomingMessage, response: SiteResponse, hops: number, work: () => T): T {
  const given = hops > 0 ? request.headers[REQUEST_ID] : undefined;
  const id = typeof given === 'string' && NAME.test(given) ? given : randomUUID();
  request.headers[REQUEST_ID] = id;
  response.requestId = id;
  const path = loggedPath(pathOf(request));
  response.once('close', () => {
    if (response.headersSent && response.statusCode >= 400 && !POLLED.has(path))
      tell(request, response.statusCode, id, path);
  });
  const about = { method: request.method ?? '', path, id };
  return asRequest(id, () => inTrace(about, response, work));
}
