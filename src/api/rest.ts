import config from '@payload-config';
import { env } from '@/env';
import { PDF } from '@/lib/file-types';
import { hasSession, isForgeable } from '@/lib/same-origin';
import { PRIVATE_CACHE_CONTROL } from '../delivery/html/status.ts';
import { boundedApi } from './handler';

type Handler = (request: Request) => Promise<Response>;

const refused = (siteUrl: string) =>
  `This request was not sent by a page of this site. Open the admin at ${siteUrl}/admin, or send a token instead of a cookie.`;
const refusal = () =>
  Response.json(
    { errors: [{ message: refused(env().SITE_URL) }] },
    {
      status: 403,
      headers: { 'cache-control': PRIVATE_CACHE_CONTROL },
    },
  );

const isMedia = ({ url }: Request) => new URL(url).pathname.startsWith('/api/media/file/');

/** Without a session: staff also get files in the trash. */
const isPublicMedia = (request: Request) => isMedia(request) && !hasSession(request.headers);

/** A PDF may contain scripts: it is downloaded, never opened on this origin. */
function saved(request: Request, response: Response): Response {
  if (!isMedia(request) || !response.headers.get('content-type')?.startsWith(PDF)) return response;
  const headers = new Headers(response.headers);
  headers.set('content-disposition', 'attachment');
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

/** The admin never reads these responses; with `no-store`, Chromium would keep them open as long as the page. */
const isUnread = ({ method, url }: Request) =>
  method !== 'GET' && /^\/api\/payload-(preferences|locked-documents)\//.test(new URL(url).pathname);

function uncached(request: Request, response: Response): Response {
  if (response.ok && isPublicMedia(request)) return response;
  const headers = new Headers(response.headers);
  headers.set('cache-control', isUnread(request) ? 'private, no-cache' : PRIVATE_CACHE_CONTROL);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

/** Guards `/api`: writes must be same-origin, and only public media is cached. */
export const guarded =
  (handler: Handler): Handler =>
  async (request) =>
    isForgeable(request.method, request.headers, env().SITE_URL)
      ? refusal()
      : uncached(request, saved(request, await handler(request)));

export const rest = guarded(boundedApi(config));
