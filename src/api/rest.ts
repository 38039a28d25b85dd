import config from '@payload-config';
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes';
import { PRIVATE_CACHE_CONTROL } from '../delivery/status.mjs';
import { env } from '../env';
import { hasSession, isForgeable } from '../lib/same-origin';

type Context = { params: Promise<{ slug: string[] }> };
type Handler = (request: Request, context: Context) => Promise<Response>;

/** In Payload's form for errors, so that the admin shows it. */
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

/** Pictures as visitors get them; staff may also get those in the trash. */
const isPublicPicture = ({ url, headers }: Request) =>
  new URL(url).pathname.startsWith('/api/media/file/') && !hasSession(headers);

function uncached(request: Request, response: Response): Response {
  if (response.ok && isPublicPicture(request)) return response;
  const headers = new Headers(response.headers);
  headers.set('cache-control', PRIVATE_CACHE_CONTROL);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

/** What every request to `/api` passes first: writes come from this site's own pages, and caches keep no answer. */
const guarded =
  (handler: Handler): Handler =>
  async (request, context) =>
    isForgeable(request.method, request.headers, env().SITE_URL)
      ? refusal()
      : uncached(request, await handler(request, context));

/** Payload's REST API as the site serves it. */
export const rest = {
  GET: guarded(REST_GET(config)),
  POST: guarded(REST_POST(config)),
  DELETE: guarded(REST_DELETE(config)),
  PATCH: guarded(REST_PATCH(config)),
  PUT: guarded(REST_PUT(config)),
  OPTIONS: guarded(REST_OPTIONS(config)),
};
