import type { IncomingMessage } from 'node:http';
import { fileLimits } from '../../../supabase/functions/_shared/file-kinds.ts';
import { bodyLimit, carriesFiles, MAX_BODY_BYTES } from '../../lib/body-limits.ts';
import { routeKind } from '../../lib/routes.ts';
import { filePolicy } from '../html/policies.ts';
import { textResponse } from '../outage/fallback-pages.ts';
import { pathOf } from './request-kinds.ts';
import type { PlainResponse, SiteResponse } from './site-response.ts';

/**
 * Timeouts in ms: for a form's body and an upload on a slow line, and for the response after the request has arrived,
 * for visitors and for staff, whose work takes longer.
 */
const TIMES = { body: 30_000, upload: 300_000, budget: 30_000, staffBudget: 300_000 };

const messageFor = (request: IncomingMessage, status: number, message: string): PlainResponse =>
  routeKind(pathOf(request)) === 'api'
    ? textResponse(status, 'application/json', JSON.stringify({ errors: [{ message }] }), filePolicy)
    : textResponse(status, 'text/plain', `${message}\n`);

/** Responds with an error, if nothing has been sent yet, and ends the connection without reading further. */
function refuse(request: IncomingMessage, response: SiteResponse, status: number, message: string): void {
  // Node stops reading when a push is refused.
  request.push = () => false;
  if (!response.replaceWith(() => messageFor(request, status, message), true)) request.socket.destroy();
}

const hasBody = ({ headers }: IncomingMessage) =>
  Number(headers['content-length'] ?? 0) > 0 || 'transfer-encoding' in headers;

const kindOf = ({ method = '', url = '', headers }: IncomingMessage) =>
  [method, url, headers['content-type'] ?? ''] as const;
const limitOf = (request: IncomingMessage) => bodyLimit(...kindOf(request));

/** True if the announced body exceeds the limit and will not be read. */
export const isTooLarge = (request: IncomingMessage): boolean =>
  Number(request.headers['content-length'] ?? 0) > limitOf(request);

/** Unverified: it only grants more time. */
const isStaffs = ({ headers, url }: IncomingMessage) =>
  'authorization' in headers || /(?:^|; )payload-token=/.test(headers.cookie ?? '') || url?.startsWith('/internal/');

/**
 * Bounds a request: the size of its body, the time it may take to arrive, and the time of the response. Violations
 * are answered with 413, 408 and, after the response timeout, the fallback or 503.
 * @returns false if the request has been answered
 */
export function holdToBounds(request: IncomingMessage, response: SiteResponse, times = TIMES): boolean {
  const most = limitOf(request);
  const tooLarge = carriesFiles(...kindOf(request))
    ? `All files together may have ${fileLimits.allBytes / MAX_BODY_BYTES} MB. Please go back and choose smaller ones.`
    : `The request is too large: at most ${Math.floor(most / MAX_BODY_BYTES)} MB.`;
  if (isTooLarge(request)) {
    refuse(request, response, 413, tooLarge);
    return false;
  }

  let timer: NodeJS.Timeout | undefined;
  const after = (ms: number, act: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(act, ms);
  };
  // The limits, the database watch and Next each listen for the end of the response: more than Node's default.
  response.setMaxListeners(20);
  response.once('close', () => clearTimeout(timer));

  const outOfTime = () => {
    if (response.headersSent || response.replace()) return;
    refuse(request, response, 503, 'This takes too long. Please try again with a smaller request.');
  };
  const startBudget = () => after(isStaffs(request) ? times.staffBudget : times.budget, outOfTime);

  if (!hasBody(request)) {
    startBudget();
    return true;
  }
  after(most > MAX_BODY_BYTES ? times.upload : times.body, () =>
    refuse(request, response, 408, 'The request did not arrive in time. Please try again.'),
  );
  let length = 0;
  const push = request.push.bind(request);
  request.push = (chunk, encoding) => {
    if (chunk === null) startBudget();
    else length += chunk.length;
    if (length <= most) return push(chunk, encoding);
    refuse(request, response, 413, tooLarge);
    return false;
  };
  return true;
}
