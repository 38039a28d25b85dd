import { readBody } from '@shared/http';
import { env } from '@/env';
import { visitorAddress } from './visitor-address';

const PATIENCE_MS = 15_000;

/** Hop-by-hop headers, and those for this site only. */
const KEPT_BACK = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
  'host',
  'content-length',
  'content-encoding',
  'accept-encoding',
  'cookie',
  'set-cookie',
  'forwarded',
  'x-real-ip',
  'x-visitor-address',
]);
const isKeptBack = (name: string) => KEPT_BACK.has(name) || name.startsWith('x-forwarded-');
const passedOn = (headers: Headers) => new Headers([...headers].filter(([name]) => !isKeptBack(name)));

const failure = (code: number, error_code: string, msg: string) =>
  Response.json({ code, error_code, msg }, { status: code, headers: { 'cache-control': 'no-store' } });

/** Proxies `/auth/v1`, `/rest/v1` and `/functions/v1` to the embedded services; 404 when Supabase is not embedded. */
export async function proxy(request: Request): Promise<Response> {
  const { SUPABASE_EMBEDDED, SUPABASE_URL } = env();
  if (SUPABASE_EMBEDDED !== 'on' || !SUPABASE_URL)
    return failure(404, 'not_found', 'There is nothing at this address.');
  const { pathname, search } = new URL(request.url);
  const headers = passedOn(request.headers);
  headers.set('x-forwarded-for', visitorAddress(request.headers));
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  try {
    const body = hasBody ? await readBody(request) : new Uint8Array();
    if (!body) return failure(413, 'payload_too_large', 'Payload too large');
    const response = await fetch(`${SUPABASE_URL}${pathname}${search}`, {
      method: request.method,
      headers,
      body: body.byteLength > 0 ? body : undefined,
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const passed = passedOn(response.headers);
    passed.set('cache-control', 'no-store');
    // Buffered, so that an interrupted response also becomes a clear error.
    const isEmpty = request.method === 'HEAD' || [204, 205, 304].includes(response.status);
    return new Response(isEmpty ? null : await response.arrayBuffer(), { status: response.status, headers: passed });
  } catch {
    return failure(503, 'upstream_unavailable', 'The service is not available. Please try again later.');
  }
}
