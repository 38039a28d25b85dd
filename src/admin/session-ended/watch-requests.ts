import { ACTION, FLIGHT, PREFETCH } from '@/delivery/next/headers';
import { isObject } from '@/lib/is-object';
import { STAFF_ACCOUNT_HEADER } from '@/lib/staff-cookie';
import { PREFERENCES } from '@/payload/own-collections';
import { refusalOf, SIGNED_OUT, UNREACHABLE } from '../ask';
import { afterCheck, checkSession, hear, openingAccount } from './check-session';
import { openSignIn } from './open-sign-in';
import { sessionState } from './session-state';
import { isSignIn } from './sign-in-addresses';
import { announceSession } from './tabs';

type Sent = { path: string; method: string; headers: Headers };

const isApi = ({ path }: Sent) => path.startsWith('/api/');
const isMe = ({ path }: Sent) => path === '/api/users/me';
const isPreference = ({ path, method }: Sent) => method === 'GET' && path.startsWith(`/api/${PREFERENCES}/`);
const isChange = (sent: Sent) => isApi(sent) && sent.method !== 'GET';
const isAction = ({ headers }: Sent) => headers.has(ACTION);
const LEAVING = /^\/admin\/(?:log(?:in|out)|forgot|reset)(?:\/|$)/;
/** Opening or refreshing a page of the admin within this window: without a session it would end at the sign-in page. */
const isNavigation = ({ path, method, headers }: Sent) =>
  method === 'GET' && headers.has(FLIGHT) && !headers.has(PREFETCH) && path.startsWith('/admin') && !LEAVING.test(path);

function sentOf(input: RequestInfo | URL, init?: RequestInit): Sent | undefined {
  const request = input instanceof Request ? input : undefined;
  const url = new URL(request?.url ?? String(input), window.location.href);
  if (url.origin !== window.location.origin) return undefined;
  const headers = new Headers(init?.headers ?? request?.headers);
  return { path: url.pathname, method: (init?.method ?? request?.method ?? 'GET').toUpperCase(), headers };
}

/** The page stays as it is meanwhile, with what was typed. */
async function untilSignedIn(): Promise<void> {
  await afterCheck();
  if (sessionState.get() === 'active') return;
  openSignIn();
  await new Promise<void>((resolve) => {
    const stop = sessionState.subscribe(() => {
      if (sessionState.get() !== 'active') return;
      stop();
      resolve();
    });
  });
}

/** While opening a page fails without a response of the site, and once there is one; why files were not moved. */
type Notices = { failing: () => void; over: () => void; notMoved: (reason: string) => void };

const RETRY_MS = 2_000;

/** Of a proxy that does not reach the site. What the site itself says of a page is in the format of React. */
const isOfProxy = ({ status, headers }: Response) =>
  status >= 502 && status <= 504 && !headers.get('content-type')?.startsWith('text/x-component');

/** Next would leave the admin for an error page of the browser, or of a proxy. */
async function untilReached(open: () => Promise<Response>, { failing, over }: Notices, init?: RequestInit) {
  for (let failures = 0; ; failures += 1) {
    try {
      const response = await open();
      if (!isOfProxy(response)) {
        if (failures > 0) over();
        return response;
      }
    } catch (error) {
      if (init?.signal?.aborted) throw error;
    }
    failing();
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
}

/** Whether the response says that the session may have begun or ended. A lack of rights does too: the server decides. */
function isDoubtful(sent: Sent, { status, ok, redirected }: Response): boolean {
  if (isMe(sent) || isSignIn(sent.path)) return false;
  if (sessionState.get() === 'ended') return ok && isChange(sent);
  if (isAction(sent)) return !ok || redirected;
  return isApi(sent) && (status === 401 || status === 403);
}

/** Payload's buttons wait forever for what fails without a response. Saves of forms say themselves what happened. */
const isWaitedFor = (sent: Sent, { body, signal }: RequestInit) =>
  isPreference(sent) || (isChange(sent) && !(body instanceof FormData) && !signal?.aborted);

/** In the words of our endpoints and of Payload's. */
const refusal = (message: string, status: number) =>
  Response.json({ error: message, errors: [{ message }] }, { status });

/** Files and folders to another folder. */
const isMove = ({ path, method }: Sent, { body }: RequestInit) =>
  method === 'PATCH' && path.startsWith('/api/') && typeof body === 'string' && /^\{"folder":[^,]*\}$/.test(body);

/** Publishing, deleting and restoring what is selected in a list. */
const isOfSelection = ({ path, method }: Sent, { body }: RequestInit) =>
  (method === 'PATCH' || method === 'DELETE') && /^\/api\/[^/]+$/.test(path) && !(body instanceof FormData);

/** Payload's buttons above a list read `docs` of every response to them, and give no reason without. */
async function withDocuments(response: Response): Promise<Response> {
  const body: unknown = await response.json().catch(() => undefined);
  const reason = isObject(body) ? body : { errors: [{ message: UNREACHABLE }] };
  return Response.json({ docs: [], errors: [], ...reason }, { status: response.status });
}

let isWatching = false;

/**
 * Every request of the admin passes here, Payload's and ours: whichever first finds the session ended has it checked.
 * The server serves a request only to the account that opened the window. Once for each load of the admin.
 */
export function watchRequests(notices: Notices): void {
  if (isWatching) return;
  isWatching = true;
  const fetched = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const sent = sentOf(input, init);
    const account = openingAccount();
    const send = (...request: Parameters<typeof fetch>): Promise<Response> =>
      fetched(...request).catch((error: unknown) => {
        if (sent && isWaitedFor(sent, init ?? {})) return refusal(UNREACHABLE, 503);
        throw error;
      });
    if (!sent || !account) return send(input, init);
    if (isNavigation(sent)) await untilSignedIn();
    const isBound = (isApi(sent) || isAction(sent)) && !isMe(sent) && !isSignIn(sent.path);
    if (isBound) sent.headers.set(STAFF_ACCOUNT_HEADER, account);
    const open = () => send(input, isBound ? { ...init, headers: sent.headers } : init);
    const response = await (isNavigation(sent) ? untilReached(open, notices, init) : open());
    if (isMe(sent) && response.ok)
      hear(
        await response
          .clone()
          .json()
          .catch(() => undefined),
      );
    if (sent.path === '/api/users/logout') announceSession();
    if (isDoubtful(sent, response)) await checkSession();
    // Every refusal is of rights that nobody has without a session.
    const isSignedOut = isBound && isChange(sent) && !response.ok && sessionState.get() === 'ended';
    const heard = isSignedOut && response.status < 500 ? refusal(SIGNED_OUT, response.status) : response;
    if (!heard.ok && isMove(sent, init ?? {})) {
      const { message, reasons } = await refusalOf(heard);
      notices.notMoved([message, ...reasons].filter(Boolean).join(' ') || UNREACHABLE);
      // Payload says that they were moved, whatever the response is. Without one, the selection and its window stay.
      return new Promise<never>(() => undefined);
    }
    return !heard.ok && isOfSelection(sent, init ?? {}) ? withDocuments(heard) : heard;
  };
}
