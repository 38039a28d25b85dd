import type { IncomingMessage } from 'node:http';
import { EXPERIMENT_HEADER, readRunning } from '../../lib/experiment.ts';
import { countedReader } from '../../lib/markdown-twin.ts';
import { count } from '../../lib/measures.ts';
import { bringsGap, routeKind, sessionPage } from '../../lib/routes.ts';
import type { Database } from '../outage/database.ts';
import {
  apiUnavailableResponse,
  NO_SEARCH_PAGE,
  NOT_FOUND_PAGE,
  noSearchResponse,
  notFoundResponse,
  noticeResponse,
  pictureAt,
  textResponse,
} from '../outage/fallback-pages.ts';
import { markdownTwin } from '../pages/markdown-twins.ts';
import type { PageResponses } from '../pages/page-responses.ts';
import type { Page, PageStore } from '../pages/page-store.ts';
import { isAction, isDraft, isForm, isRead, isVisit, pathOf, wantsPage } from './request-kinds.ts';
import { type Parts as ActionParts, actionSender } from './send-action.ts';
import type { SendExperiment } from './send-experiment.ts';
import { sendPage } from './send-page.ts';
import type { SiteResponse } from './site-response.ts';

const ANSWER_MS = 5000;

const SEARCH = '/search';
const SUBSCRIPTION = '/subscription';
const noPage = noticeResponse(503, 'unavailable');
const noFile = textResponse(503, 'text/plain', 'Not available right now.\n');

/** Where a page came from. */
const kindOf = ({ isStored, renderedAt }: Page & { renderedAt?: number }) => {
  if (renderedAt !== undefined) return 'stale';
  return isStored ? 'store' : 'render';
};

type Listener = (request: IncomingMessage, response: SiteResponse) => Promise<void>;
type Parts = {
  next: Listener;
  database: Database;
  pages: PageResponses;
  store: PageStore;
  dataDir: string;
  sendExperiment: SendExperiment;
  /** Counts a read of a page's Markdown twin. */
  countRead: (path: string, reader: string) => void;
  hasSession: ActionParts['hasSession'];
};

export function dispatcher(parts: Parts): Listener {
  const { next, database, pages, store, dataDir, sendExperiment, countRead } = parts;
  const sendAction = actionSender(parts);

  async function sendPageAt(request: IncomingMessage, response: SiteResponse, path: string): Promise<void> {
    const twin = await markdownTwin(path, (page) => pages.get(page));
    const page = twin ?? (await pages.get(path));
    if (response.destroyed || response.headersSent) return;
    count('alethia_pages_sent_total', `kind="${typeof page === 'string' ? page : kindOf(page)}"`);
    if (page === 'missing') return response.send(notFoundResponse(path, await store.last(NOT_FOUND_PAGE)));
    if (page === 'unavailable') return response.send(routeKind(path) === 'file' ? noFile : noPage);
    if (twin) countRead(page.address, countedReader(request.headers['user-agent']));
    if (page.isStored) store.noteRead(path);
    // The target may depend on the query.
    if (page.status >= 300 && page.status < 400) return next(request, response);
    const running = readRunning(page.headers[EXPERIMENT_HEADER]);
    if (running) return sendExperiment(request, response, page, running);
    if (page.renderedAt === undefined) return sendPage(request, response, page);
    const headers = { ...page.headers, 'x-stale-copy': new Date(page.renderedAt).toISOString() };
    sendPage(request, response, { ...page, headers });
  }

  async function sendOnce(request: IncomingMessage, response: SiteResponse, path: string): Promise<void> {
    const { url = path, headers } = request;
    const page = await pages.once(url, { 'x-visitor-address': String(headers['x-visitor-address'] ?? '') });
    if (response.destroyed || response.headersSent) return;
    if (page !== 'unavailable') return sendPage(request, response, page);
    if (path === sessionPage) return sendPageAt(request, response, path);
    response.send(path === SEARCH ? noSearchResponse(await store.last(NO_SEARCH_PAGE)) : noPage);
  }

  async function hurry(response: SiteResponse): Promise<void> {
    const waiting = new AbortController();
    response.once('close', () => waiting.abort());
    await database.lost(waiting.signal);
    const timer = setTimeout(() => response.replace(), ANSWER_MS);
    response.once('close', () => clearTimeout(timer));
  }

  async function askStaffSide(request: IncomingMessage, response: SiteResponse, kind: 'admin' | 'api'): Promise<void> {
    const picture = isRead(request) ? pictureAt(pathOf(request), dataDir) : undefined;
    const maintenance = kind === 'api' ? apiUnavailableResponse : noticeResponse(503, 'maintenance');
    if (!(await database.check())) return response.send((await picture?.()) ?? maintenance);
    // The database may go away during the request. The API's own errors are left as they are.
    if (picture) response.fallback = picture;
    else if (kind === 'admin' && isRead(request)) {
      response.fallback = async (status) =>
        (await database.recheck()) ? noticeResponse(status || 503, 'unavailable') : maintenance;
      void hurry(response);
    }
    return next(request, response);
  }

  return async (request, response) => {
    if (isAction(request)) return sendAction(request, response);
    const path = pathOf(request);
    const kind = routeKind(path);
    if (kind === 'admin' || kind === 'api') return askStaffSide(request, response, kind);
    if (isVisit(request)) {
      if (bringsGap(path, request.url?.slice(path.length) ?? '')) return sendOnce(request, response, path);
      if (kind === 'page' || kind === 'file') return sendPageAt(request, response, path);
      if (path === SEARCH || path === SUBSCRIPTION) return sendOnce(request, response, path);
    }
    // Next's own page of a failure has neither our words nor another attempt.
    if (isDraft(request) || (isRead(request) && wantsPage(request))) response.fallback = () => noPage;
    if (isForm(request)) response.fallback = () => noticeResponse(503, 'notSent');
    return next(request, response);
  };
}
