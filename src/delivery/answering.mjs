import { hasCopies, lastGoodOf, RequestNotes } from './last-good.mjs';
import { isAdmin, isApi, isDraft, isFile, isForm, isPlain, isRead, pathOf } from './request-kinds.mjs';
import { requestPage } from './request-page.mjs';
import {
  NOT_FOUND_COPY,
  pictureAt,
  sendApiUnavailable,
  sendKept,
  sendMaintenance,
  sendNotFound,
  sendNotice,
  sendNotSent,
  sendPicture,
  sendText,
  sendUnavailable,
} from './stand-ins.mjs';

/** While the database is away, so long may be tried to render what is not kept. */
const RENDER_MS = 1000;
/** And so long to answer at all. */
const ANSWER_MS = 5000;
/** Whoever waits has the database looked after so often: it may freeze while nobody else asks. */
const LOOK_MS = 1000;

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('./stand-in-response.mjs').StandInResponse} Response */
/** @typedef {import('./stand-in-response.mjs').DirectAnswer} Answer */
/** @typedef {import('./request-page.mjs').RequestPage} RequestPage */

/**
 * Next's answers, and what is answered when it fails or cannot be asked.
 * @param {object} parts
 * @param {(request: Request, response: Response) => Promise<void>} parts.next
 * @param {import('./database.mjs').Database} parts.database
 * @param {import('./ready-pages.mjs').ReadyPages} parts.pages
 * @param {import('./site-facts.mjs').SiteFacts} parts.facts
 * @param {import('./renders.mjs').Renders} parts.renders
 * @param {string} parts.dataDir
 */
export function answering({ next, database, pages, facts, renders, dataDir }) {
  /** Paths whose failure has been told. @type {Set<string>} */
  const failing = new Set();

  /** @param {Request} request @param {Answer} answer @param {number} status @param {RequestPage} notes */
  async function standIn(request, answer, status, notes) {
    const path = pathOf(request);
    const copy = isDraft(request) ? undefined : lastGoodOf(request, notes, pages);
    const isGone = facts.isCurrent && facts.has(path) === false;
    if (copy && !isGone) {
      if (status >= 500 && !database.isAway) tell(path, status);
      if (copy.status === 200) {
        return sendKept(request, answer, copy.page, pages.isExpired(copy.page.tags, copy.page.lastModified));
      }
      answer.writeHead(copy.status, copy.page.headers).end(copy.page.bodies.identity.body);
      return;
    }
    // What the server reads itself must not wait for what it reads.
    if (!path.startsWith('/generated/')) await facts.ready();
    if (facts.has(path) === false) return sendNotFound(request, answer, path, pages.kept(NOT_FOUND_COPY), facts);
    if (isFile(path)) return sendText(request, answer, 503, 'text/plain', 'Not available right now.\n');
    sendUnavailable(request, answer, facts);
  }

  /** Next has said what is wrong; here it is said once what visitors see instead. @param {string} path @param {number} status */
  function tell(path, status) {
    if (failing.has(path) || failing.size > 1000) return;
    failing.add(path);
    console.error(`[delivery] ${path} fails with ${status}: its last good copy is sent`);
  }

  /** After Next has answered: keeps the page that it sent. @param {string} path @param {Response} response @param {RequestPage} notes */
  function keep(path, response, { page, lastModified }) {
    const headers = response.getHeaders();
    const isPage = response.statusCode === 200 && page && lastModified !== undefined && !headers['set-cookie'];
    // The policy belongs to the page's scripts: where they differ, another page was answered.
    if (!isPage || headers['content-security-policy'] !== page.headers?.['content-security-policy']) return;
    failing.delete(path);
    const tags = String(page.headers?.['x-next-cache-tags'] ?? '').split(',');
    pages
      .keep(path, { html: page.html, lastModified, headers, tags })
      .catch((error) => console.error('[delivery]', error));
  }

  /** Looks now and until it is answered. @param {Response} response @param {() => void} look */
  function whileWaiting(response, look) {
    const again = () => void database.check().then(look);
    const looking = setInterval(again, LOOK_MS).unref();
    response.once('close', () => clearInterval(looking));
    again();
  }

  /** Lets nobody wait for a database that is away. @param {Response} response @param {RequestNotes} notes */
  function hurry(response, notes) {
    let patience = Number.POSITIVE_INFINITY;
    /** @type {NodeJS.Timeout | undefined} */
    let timer;
    const look = () => {
      if (!database.isAway) return;
      if (notes.lastGood) return void response.replace();
      const wanted = notes.isMissing ? RENDER_MS : ANSWER_MS;
      if (wanted >= patience) return;
      patience = wanted;
      clearTimeout(timer);
      timer = setTimeout(() => response.replace(), wanted);
    };
    notes.onNews = look;
    response.once('close', () => clearTimeout(timer));
    whileWaiting(response, look);
  }

  /** The same for the admin, which has no copies. @param {Response} response */
  function hurryAdmin(response) {
    /** @type {NodeJS.Timeout | undefined} */
    let timer;
    response.once('close', () => clearTimeout(timer));
    whileWaiting(response, () => {
      if (database.isAway) timer ??= setTimeout(() => response.replace(), ANSWER_MS);
    });
  }

  /** @param {Request} request @param {Response} response */
  async function askForCopied(request, response) {
    const notes = new RequestNotes();
    const path = pathOf(request);
    response.onFailure((answer, status) => void standIn(request, answer, status, notes));
    const isKnown = database.isAway && !isDraft(request) && (pages.kept(path) || facts.has(path) === false);
    if (isKnown) return response.replace();
    hurry(response, notes);
    // Behind a front cache every request names the copy that it has: 304 would never bring a page into memory.
    if (isPlain(request)) delete request.headers['if-none-match'];
    if (isPlain(request)) response.once('finish', () => response.isReplaced || keep(path, response, notes));
    // Drafts are rendered for each who asks.
    if (isDraft(request)) return requestPage.run(notes, () => next(request, response));
    await renders.outdated(path);
    if (response.destroyed) return;
    const done = renders.begin(path);
    response.onAnswer(done);
    // Of a visitor who has gone Next says nothing more.
    response.once('close', done);
    return requestPage.run(notes, () => next(request, response)).finally(done);
  }

  /** The admin and its API need the database for everything. @param {Request} request @param {Response} response */
  async function askStaffSide(request, response) {
    const path = pathOf(request);
    /** @param {Answer} answer */
    const inMaintenance = (answer) => {
      const picture = isRead(request) ? pictureAt(path, dataDir) : undefined;
      if (picture) return sendPicture(request, answer, picture);
      return isApi(path) ? sendApiUnavailable(request, answer) : sendMaintenance(request, answer, facts);
    };
    if (!(await database.check())) {
      await facts.ready();
      return inMaintenance(response);
    }
    // It may go away in the middle of this. What the API says of its own failures is left as it is.
    const picture = isRead(request) ? pictureAt(path, dataDir) : undefined;
    if (picture) response.onFailure((answer) => sendPicture(request, answer, picture));
    else if (isAdmin(path) && isRead(request)) {
      response.onFailure(async (answer, status) => {
        if (await database.recheck()) sendNotice(request, answer, status, facts.known?.notices.unavailable);
        else inMaintenance(answer);
      });
      hurryAdmin(response);
    }
    return next(request, response);
  }

  /** @param {Request} request @param {Response} response */
  return function ask(request, response) {
    const path = pathOf(request);
    if (isAdmin(path) || isApi(path)) return askStaffSide(request, response);
    if (hasCopies(request)) return askForCopied(request, response);
    if (isForm(request))
      response.onFailure((answer) => void facts.ready().then(() => sendNotSent(request, answer, facts)));
    return next(request, response);
  };
}
