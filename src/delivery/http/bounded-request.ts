import type { IncomingMessage } from 'node:http';
import { routeKind } from '../../lib/routes.ts';
import { filePolicy } from '../html/policies.ts';
import { textAnswer } from '../outage/fallback-pages.ts';
import { bodyLimit, MAX_BODY_BYTES } from './body-limits.ts';
import { pathOf } from './request-kinds.ts';
import type { Answer, SiteResponse } from './site-response.ts';

/**
 * How long a body may take to arrive, a form and a file over a slow line; and an answer, once the request has arrived, for
 * visitors and for staff, who start longer work.
 */
const TIMES = { body: 30_000, upload: 300_000, budget: 30_000, staffBudget: 300_000 };

/** A sentence, as JSON where the API was asked. */
const messageFor = (request: IncomingMessage, status: number, message: string): Answer =>
  routeKind(pathOf(request)) === 'api'
    ? textAnswer(status, 'application/json', JSON.stringify({ errors: [{ message }] }), filePolicy)
    : textAnswer(status, 'text/plain', `${message}\n`);

/** Answers in place of what was asked, if nothing has been sent yet, and ends the connection, of which nothing more is read. */
function refuse(request: IncomingMessage, response: SiteResponse, status: number, message: string): void {
  // Node stops reading when it is told that no more is taken.
  request.push = () => false;
  if (!response.replaceWith(() => messageFor(request, status, message), true)) request.socket.destroy();
}

/** A body that is announced, or comes without a length. */
const hasBody = ({ headers }: IncomingMessage) =>
  Number(headers['content-length'] ?? 0) > 0 || 'transfer-encoding' in headers;

const limitOf = (request: IncomingMessage) =>
  bodyLimit(request.method ?? '', pathOf(request), request.headers['content-type'] ?? '');

/** Does it announce a body that will not be read? */
export const isTooLarge = (request: IncomingMessage): boolean =>
  Number(request.headers['content-length'] ?? 0) > limitOf(request);

/** Sent by staff, or so it says: it is worth no more than some time. */
const isStaffs = ({ headers, url }: IncomingMessage) =>
  'authorization' in headers || /(?:^|; )payload-token=/.test(headers.cookie ?? '') || url?.startsWith('/internal/');

/**
 * Holds a request to its bounds: what it sends is counted while it arrives, has to arrive in time, and is answered in
 * time. Sent when it is not: 413, 408, and after the time budget the fallback of the answer, or 503.
 * @returns whether it may go on; when not, it has been answered
 */
export function holdToBounds(request: IncomingMessage, response: SiteResponse, times = TIMES): boolean {
  const most = limitOf(request);
  const tooLarge = `The request is too large: at most ${Math.floor(most / MAX_BODY_BYTES)} MB.`;
  if (isTooLarge(request)) {
    refuse(request, response, 413, tooLarge);
    return false;
  }

  let timer: NodeJS.Timeout | undefined;
  const after = (ms: number, act: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(act, ms);
  };
  // The limits, the database watch and Next's own parts each wait for the end of the response: more than Node's default.
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
