import { filePolicy } from '../html/policies.ts';
import { sendText } from '../outage/fallback-pages.ts';
import { bodyLimit, MAX_BODY_BYTES } from './body-limits.ts';
import { isApi, pathOf } from './request-kinds.ts';

/** How long a body may take to arrive: a form, and a file over a slow line. */
const BODY_MS = 30_000;
const UPLOAD_MS = 300_000;
/** How long an answer may take, once the request has arrived: for visitors, and for staff, who start longer work. */
const BUDGET_MS = 30_000;
const STAFF_BUDGET_MS = 300_000;
/** Whoever is still sending gets so long to read that nobody listens: a connection that is cut at once loses the answer. */
const LINGER_MS = 1_000;

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('./stand-in-response.ts').StandInResponse} Response */
/** @typedef {{ body: number, upload: number, budget: number, staffBudget: number }} Times */

/** @type {Times} */
const TIMES = { body: BODY_MS, upload: UPLOAD_MS, budget: BUDGET_MS, staffBudget: STAFF_BUDGET_MS };

/**
 * Answers with a sentence, as JSON where the API was asked.
 * @param {Request} request
 * @param {import('./stand-in-response.ts').DirectAnswer} answer
 * @param {number} status
 * @param {string} message
 */
function sendMessage(request, answer, status, message) {
  if (!isApi(pathOf(request))) return sendText(request, answer, status, 'text/plain', `${message}\n`);
  sendText(request, answer, status, 'application/json', JSON.stringify({ errors: [{ message }] }), filePolicy);
}

/** Takes nothing more from the connection, and ends it after the answer. @param {Request} request @param {Response} response */
function stopReading(request, response) {
  const { socket } = request;
  response.shouldKeepAlive = false;
  // Node reads what is left of a body once it is answered; here that is what must not happen.
  for (const name of ['_read', '_dump']) Reflect.set(request, name, () => {});
  request.push = () => false;
  socket.pause();
  socket.destroySoon = () => {
    socket.end();
    // Whoever still waits for the rest of the body hears of it as of a visitor who has left.
    const gone = Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
    setTimeout(() => request.destroy(gone), LINGER_MS);
  };
}

/**
 * Answers in place of whoever was asked, if nothing has been sent yet; otherwise the connection ends here.
 * @param {Request} request
 * @param {Response} response
 * @param {number} status
 * @param {string} message
 */
function refuse(request, response, status, message) {
  if (response.headersSent) return void request.socket.destroy();
  stopReading(request, response);
  response.onFailure((answer) => sendMessage(request, answer, status, message));
  response.replace(status);
}

/** A body that is announced, or comes without a length. @param {Request} request */
const hasBody = ({ headers }) => Number(headers['content-length'] ?? 0) > 0 || 'transfer-encoding' in headers;

/** @param {Request} request */
const limitOf = (request) => bodyLimit(request.method ?? '', pathOf(request), request.headers['content-type'] ?? '');

/** Does it announce a body that nobody will read? @param {Request} request */
export const isTooLarge = (request) => Number(request.headers['content-length'] ?? 0) > limitOf(request);

/** Sent by staff, or so it says: it is worth no more than some time. @param {Request} request */
const isStaffs = ({ headers, url }) =>
  'authorization' in headers || /(?:^|; )payload-token=/.test(headers.cookie ?? '') || url?.startsWith('/internal/');

/**
 * Holds a request to its bounds: what it sends is counted while it arrives, has to arrive in time, and is answered in
 * time. Sent when it is not: 413, 408, and after the time budget what stands in for the answer, or 503.
 * @param {Request} request
 * @param {Response} response
 * @param {Times} times
 * @returns whether it may go on; when not, it has been answered
 */
export function holdToBounds(request, response, times = TIMES) {
  const most = limitOf(request);
  const tooLarge = `The request is too large: at most ${Math.floor(most / MAX_BODY_BYTES)} MB.`;
  if (isTooLarge(request)) {
    refuse(request, response, 413, tooLarge);
    return false;
  }

  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const afterwards = (/** @type {number} */ ms, /** @type {() => void} */ act) => {
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
  const startBudget = () => afterwards(isStaffs(request) ? times.staffBudget : times.budget, outOfTime);

  if (!hasBody(request)) {
    startBudget();
    return true;
  }
  afterwards(most > MAX_BODY_BYTES ? times.upload : times.body, () =>
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
