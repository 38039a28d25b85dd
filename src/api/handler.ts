import { createPayloadRequest, handleEndpoints, type PayloadRequest, type SanitizedConfig } from 'payload';
import { atMost } from '@/lib/at-most';
import { bodyLimit } from '@/lib/body-limits';
import { isMissingEndpoint } from '@/payload/missing-endpoints';
import { isUnread } from '@/payload/unread-session';
import { bucket } from '@/services/storage/bucket';
import { fieldsFault, formBodyFault, isSmall, jsonBodyFault, readBody } from './body';
import { PASSING } from './outage';
import { publicFieldsIn } from './public-fields';
import { isForStaff, publicQueryFault, withoutUnlimited } from './public-query';
import { queryFault } from './query';
import { signedOut, wasSignedIn } from './signed-out';
import { boundedForStaff } from './staff-query';
import { mayUpload } from './uploads';

type Config = Promise<SanitizedConfig> | SanitizedConfig;

const refuse = (status: number, message: string) =>
  Response.json({ errors: [{ message }] }, { status, headers: { 'cache-control': 'no-store' } });

const TOO_LARGE = 'The request is too large. Without an upload it may have at most 1 MB.';

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD';

const isOverride = ({ method, headers }: Request) =>
  method === 'POST' &&
  [headers.get('x-payload-http-method-override'), headers.get('x-http-method-override')].includes('GET');

class SessionUnread extends Error {}

/** Authenticates by headers alone: the body stays unread. @throws SessionUnread */
async function signedIn(config: Config, { url, headers }: Request): Promise<PayloadRequest> {
  const request = await createPayloadRequest({ canSetHeaders: false, config, request: new Request(url, { headers }) });
  if (isUnread(request.headers)) throw new SessionUnread();
  return request;
}

/** The admin sends long queries as a form, because URLs are limited: moves them to the URL. */
async function overridden(request: Request): Promise<Request | Response> {
  const type = request.headers.get('content-type');
  if (type !== 'application/x-www-form-urlencoded') return refuse(415, 'Send the query as a form.');
  const body = await readBody(request, bodyLimit('GET', '', ''));
  if (!body) return refuse(413, TOO_LARGE);
  const tooMany = fieldsFault(body);
  if (tooMany) return refuse(400, tooMany);
  const url = new URL(request.url);
  url.search = new TextDecoder().decode(body);
  const headers = new Headers(request.headers);
  for (const name of ['content-type', 'content-length', 'transfer-encoding']) headers.delete(name);
  for (const name of ['x-payload-http-method-override', 'x-http-method-override']) headers.delete(name);
  return new Request(url, { method: 'GET', headers, signal: request.signal });
}

/** The request with a query allowed for its sender, or the response that refuses it. */
async function withBoundedQuery(config: Config, request: Request, segments: string[]): Promise<Request | Response> {
  const url = new URL(request.url);
  const [first = '', second] = segments;
  if (second === 'file' || url.search === '') return request;
  const wrong = queryFault(url.searchParams);
  if (wrong) return refuse(400, wrong);
  // Limits its own queries, by key (src/plugins/api/v1).
  if (first === 'v1') return request;
  const open = publicFieldsIn(await config);
  const fields = Object.hasOwn(open, first) ? (open[first] ?? []) : [];
  const fault = publicQueryFault(url.searchParams, fields);
  const isUnlimited = url.searchParams.has('limit') && Number(url.searchParams.get('limit')) === 0;
  if (!fault && !isUnlimited) return request;
  const isStaff = Boolean((await signedIn(config, request)).user);
  if (isStaff && !isRead(request)) return request;
  if (!isStaff && isForStaff(url.searchParams)) return signedOut();
  if (!isStaff && fault) return refuse(400, fault);
  const bounded = (isStaff ? boundedForStaff : withoutUnlimited)(url.searchParams);
  if (typeof bounded === 'string') return refuse(400, bounded);
  if (bounded === url.searchParams) return request;
  url.search = String(bounded);
  return new Request(url, request);
}

async function withBoundedBody(config: Config, request: Request, segments: string[]): Promise<Request | Response> {
  if (!request.body || !['POST', 'PATCH', 'PUT'].includes(request.method)) return request;
  const { pathname } = new URL(request.url);
  const type = request.headers.get('content-type') ?? '';
  const most = bodyLimit(request.method, pathname, type);
  const isUpload = most > bodyLimit('GET', '', '');
  if (isUpload && !isSmall(request.headers)) {
    const may = await mayUpload(await signedIn(config, request), segments);
    if (typeof may === 'object') return refuse(may.status, may.message);
    if (!may) return refuse(413, TOO_LARGE);
  }
  const body = await readBody(request, most);
  if (!body) return refuse(413, TOO_LARGE);
  const isForm = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)/.test(type);
  const isJson = type.startsWith('application/json') || isUpload;
  const jsonFault = () => (isJson ? jsonBodyFault(new TextDecoder().decode(body)) : undefined);
  const isFile = isForm && isUpload && !isSmall(request.headers);
  const fault = isForm ? !isFile && (await formBodyFault(body, type)) : jsonFault();
  if (fault) return refuse(400, fault);
  return new Request(request.url, { method: request.method, headers: request.headers, body, signal: request.signal });
}

/** Each holds one of ten database connections while all sizes of a picture are made; the others stay free. */
const MOST_PICTURES = 3;
const pictures = atMost(MOST_PICTURES);
/** A form of the library without a file is smaller. */
const LEAST_PICTURE_BYTES = 8_192;

const makesSizes = ({ method, headers, url }: Request, [collection]: string[]) => {
  if (collection !== 'media' || !['POST', 'PATCH'].includes(method)) return false;
  const bytes = Number(headers.get('content-length') ?? Number.POSITIVE_INFINITY);
  return bytes >= LEAST_PICTURE_BYTES || new URL(url).search.includes('uploadEdits');
};

/** Payload's REST API with limits on anonymous queries and on bodies (docs/decisions/028-bounded-requests.md). */
export const boundedApi = (config: Config) => {
  const respond = async (incoming: Request): Promise<Response> => {
    const segments = new URL(incoming.url).pathname.split('/').slice(2);
    if (isMissingEndpoint(await config, incoming.method, segments))
      return refuse(404, 'There is nothing at this address.');
    const effective = isOverride(incoming) ? await overridden(incoming) : incoming;
    if (effective instanceof Response) return effective;
    const queried = await withBoundedQuery(config, effective, segments);
    if (queried instanceof Response) return queried;
    const request = await withBoundedBody(config, queried, segments);
    if (request instanceof Response) return request;
    const handle = () => handleEndpoints({ config, request });
    // The body has been read, so a slow connection does not keep others waiting.
    const response = await (makesSizes(request, segments) ? pictures(handle) : handle());
    // The response to a stranger; files are the same for everyone.
    const isForStranger = !response.ok || (isRead(request) && segments[1] !== 'file');
    if (isForStranger && isUnread(request.headers)) throw new SessionUnread();
    const isRefused = response.status === 403 && wasSignedIn(request.headers);
    if (isRefused && !(await signedIn(config, request)).user) return signedOut();
    if (response.status !== 500 || segments[1] !== 'file') return response;
    // The bucket does not respond. The file exists, so search engines and caches must not drop it.
    if (bucket()) return refuse(503, PASSING);
    // Payload returns 500, and logs it, for a missing file whose access rule needs no row.
    return refuse(404, 'There is no such file.');
  };
  return (incoming: Request): Promise<Response> =>
    respond(incoming).catch((error: unknown) => {
      if (error instanceof SessionUnread) return refuse(503, PASSING);
      throw error;
    });
};
