import { isAdmin, isApi, isDraft, isForm, isRead, isVisit, pathOf } from '../http/request-kinds.ts';
import { routeKind } from '../routes.ts';
import {
  NOT_FOUND_COPY,
  pictureAt,
  sendApiUnavailable,
  sendKept,
  sendNotFound,
  sendNotice,
  sendPicture,
  sendText,
} from './fallback-pages.ts';

/** The longest wait for the admin when the database goes away in the middle of a request. */
const ANSWER_MS = 5000;

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('../http/stand-in-response.ts').StandInResponse} Response */
/** @typedef {import('../http/stand-in-response.ts').DirectAnswer} Answer */

/**
 * Pages from the store, all else from Next, and what is answered when it fails or cannot be asked.
 * @param {object} parts
 * @param {(request: Request, response: Response) => Promise<void>} parts.next
 * @param {import('./database.ts').Database} parts.database
 * @param {import('../pages/page-answers.ts').PageAnswers} parts.pages
 * @param {import('../pages/page-store.ts').PageStore} parts.store
 * @param {string} parts.dataDir
 */
export function answering({ next, database, pages, store, dataDir }) {
  /** @param {Request} request @param {Response} response @param {string} path */
  async function sendPage(request, response, path) {
    const answer = await pages.answer(path);
    if (response.destroyed || response.headersSent) return;
    // Where it leads may depend on the query.
    if (typeof answer === 'object' && answer.status >= 300 && answer.status < 400) return next(request, response);
    if (typeof answer === 'object') return sendKept(request, response, answer);
    if (answer === 'missing') return sendNotFound(request, response, path, await store.last(NOT_FOUND_COPY));
    if (routeKind(path) === 'file') return sendText(request, response, 503, 'text/plain', 'Not available right now.\n');
    sendNotice(request, response, 503, 'unavailable');
  }

  /** The admin has no copies. @param {Response} response */
  async function hurry(response) {
    const waiting = new AbortController();
    response.once('close', () => waiting.abort());
    await database.lost(waiting.signal);
    const timer = setTimeout(() => response.replace(), ANSWER_MS);
    response.once('close', () => clearTimeout(timer));
  }

  /** The admin and its API need the database for everything. @param {Request} request @param {Response} response */
  async function askStaffSide(request, response) {
    const path = pathOf(request);
    /** @param {Answer} answer */
    const inMaintenance = (answer) => {
      const picture = isRead(request) ? pictureAt(path, dataDir) : undefined;
      if (picture) return sendPicture(request, answer, picture);
      return isApi(path) ? sendApiUnavailable(request, answer) : sendNotice(request, answer, 503, 'maintenance');
    };
    if (!(await database.check())) return inMaintenance(response);
    // It may go away in the middle of this. What the API says of its own failures is left as it is.
    const picture = isRead(request) ? pictureAt(path, dataDir) : undefined;
    if (picture) response.onFailure((answer) => sendPicture(request, answer, picture));
    else if (isAdmin(path) && isRead(request)) {
      response.onFailure(async (answer, status) => {
        if (await database.recheck()) sendNotice(request, answer, status, 'unavailable');
        else inMaintenance(answer);
      });
      void hurry(response);
    }
    return next(request, response);
  }

  /** @param {Request} request @param {Response} response */
  return function ask(request, response) {
    const path = pathOf(request);
    const kind = routeKind(path);
    if (kind === 'admin' || kind === 'api') return askStaffSide(request, response);
    if (isVisit(request) && (kind === 'page' || kind === 'file')) return sendPage(request, response, path);
    // Rendered for one who asks, and not kept.
    if (isDraft(request)) response.onFailure((answer) => sendNotice(request, answer, 503, 'unavailable'));
    if (isForm(request)) response.onFailure((answer) => sendNotice(request, answer, 503, 'notSent'));
    return next(request, response);
  };
}
