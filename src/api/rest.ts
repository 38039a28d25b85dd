import config from '@payload-config';
import { env } from '@/env';
import { hasSession, isForgeable } from '@/lib/same-origin';
import { LOCKS, PREFERENCES } from '@/payload/own-collections';
import { PRIVATE_CACHE_CONTROL } from '../delivery/html/status.ts';
import { boundedApi } from './handler';
import { isMedia, mediaFile } from './media-files';

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

/** Without a session: staff also get files in the trash. */
const isPublicMedia = (request: Request) => isMedia(request) && !hasSession(request.headers);

/** The admin never reads these responses; with `no-store`, Chromium would keep them open as long as the page. */
const isUnread = ({ method, url }: Request) =>
  method !== 'GET' && [PREFERENCES, LOCKS].some((slug) => new URL(url).pathname.startsWith(`/api/${slug}/`));

function uncached(request: Request, response: Response): Response {
  if ((response.ok || response.status === 304) && isPublicMedia(request)) return response;
  const headers = new Headers(response.headers);
  headers.set('cache-control', isUnread(request) ? 'private, no-cache' : PRIVATE_CACHE_CONTROL);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

/** Payload has no route for HEAD, for which ranges do not count. */
async function withHead(request: Request, handler: Handler): Promise<Response> {
  if (request.method !== 'HEAD') return handler(request);
  const { url, signal } = request;
  const headers = new Headers(request.headers);
  headers.delete('range');
  const { body, status, headers: stated } = await handler(new Request(url, { headers, signal }));
  await body?.cancel();
  return new Response(null, { status, headers: stated });
}

/** Guards `/api`: writes must be same-origin, and only public media is cached. */
export const guarded =
  (handler: Handler): Handler =>
  async (request) => {
    if (isForgeable(request.method, request.headers, env().SITE_URL)) return refusal();
    const read: Handler = (incoming) => (isMedia(incoming) ? mediaFile(incoming, handler) : handler(incoming));
    return uncached(request, await withHead(request, read));
  };

export const rest = guarded(boundedApi(config));
