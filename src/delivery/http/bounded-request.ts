import type { IncomingMessage } from 'node:http';
import { fileLimits } from '../../../supabase/functions/_shared/file-kinds.ts';
import { bodyLimit, MAX_BODY_BYTES } from '../../lib/body-limits.ts';
import { routeKind } from '../../lib/routes.ts';
import { filePolicy } from '../html/policies.ts';
import { textResponse } from '../outage/fallback-pages.ts';
import { pathOf } from './request-kinds.ts';
import type { PlainResponse, SiteResponse } from './site-response.ts';
import { hasFiles } from './taken-files.ts';

/** In ms: for a form's body, an upload on a slow line, and the response after the request has arrived. */
const TIMES = { body: 30_000, upload: 300_000, budget: 30_000, staffBudget: 300_000 };

const messageFor = (request: IncomingMessage, status: number, message: string): PlainResponse =>
  routeKind(pathOf(request)) === 'api'
    ? textResponse(status, 'application/json', JSON.stringify({ errors: [{ message }] }), filePolicy)
    : textResponse(status, 'text/plain', `${message}\n`);

/** Ends the connection without reading further. */
function refuse(request: IncomingMessage, response: SiteResponse, status: number, message: string): void {
  // Node stops reading when a push is refused.
  request.push = () => false;
  if (!response.replaceWith(() => messageFor(request, status, message), true)) request.socket.destroy();
}

const hasBody = ({ headers }: IncomingMessage) =>
  Number(headers['content-length'] ?? 0) > 0 || 'transfer-encoding' in headers;

const limitOf = ({ method = '', url = '', headers }: IncomingMessage) =>
  bodyLimit(method, url, headers['content-type'] ?? '');

export const isTooLarge = (request: IncomingMessage): boolean =>
  Number(request.headers['content-length'] ?? 0) > limitOf(request);

/** Unverified: it only grants more time. */
const isStaffs = ({ headers, url }: IncomingMessage) =>
  'authorization' in headers || /(?:^|; )payload-token=/.test(headers.cookie ?? '') || url?.startsWith('/internal/');

/** Bounds the body (413), its time (408) and that of the response (its fallback, or 503). @returns false if it responded */
export function holdToBounds(request: IncomingMessage, response: SiteResponse, times = TIMES): boolean {
  const most = limitOf(request);
  const tooLarge = hasFiles(request)
    ? `All files together may have ${fileLimits.allBytes / MAX_BODY_BYTES} MB. Please go back and choose smaller ones.`
    : `The request is too large: at most ${Math.floor(most / MAX_BODY_BYTES)} MB.`;
  if (isTooLarge(request)) {
    refuse(request, response, 413, tooLarge);
    return false;
  }

  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const after = (ms: number, act: () => void) => {
    clearTimeout(timer);
    // A body may end after its response: a timer would hold both in memory for minutes.
    if (!isOver) timer = setTimeout(act, ms);
  };
  // Next, too, listens for the end of the response.
  response.setMaxListeners(20);
  response.once('close', () => {
    isOver = true;
    clearTimeout(timer);
  });

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
