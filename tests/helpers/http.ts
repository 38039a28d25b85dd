import config from '@payload-config';
import { handleEndpoints } from 'payload';
import { guarded, rest as served } from '@/api/rest';

type Json = Record<string, unknown>;
export type Received<T = Json> = { status: number; body: T; headers: Headers };

const rest = guarded((request) => handleEndpoints({ config, request }));
const origin = 'http://localhost:3000';

async function read<T>(response: Response): Promise<Received<T>> {
  const text = await response.text();
  const body = (text.startsWith('{') ? JSON.parse(text) : { text }) as T;
  return { status: response.status, body, headers: response.headers };
}

/**
 * Calls Payload's request handler in this process, without a token as a visitor. Access control applies, but not the
 * limits before it (src/api). `address`: of the client; `more`: additional headers.
 */
export function client(token?: string, address?: string, more: Record<string, string> = {}) {
  const headers: Record<string, string> = token ? { ...more, authorization: `JWT ${token}` } : { ...more };
  if (address) headers['x-forwarded-for'] = address;
  const json = { ...headers, 'content-type': 'application/json' };
  const send = (method: string, path: string, init: RequestInit) => {
    const request = new Request(`${origin}/api${path}`, { method, ...init });
    return rest(request);
  };
  return {
    /** `rest('PATCH', '/pages/1?draft=true', { title })` */
    rest: async <T = Json>(method: string, path: string, body?: unknown): Promise<Received<T>> =>
      read(await send(method, path, { headers: json, body: body === undefined ? undefined : JSON.stringify(body) })),
    upload: async <T = Json>(path: string, file: File, data: Json, method = 'POST'): Promise<Received<T>> => {
      const body = new FormData();
      body.set('file', file);
      body.set('_payload', JSON.stringify(data));
      return read(await send(method, path, { headers, body }));
    },
    /** As a page of the admin opens an address or sends its form: with a cookie, and through everything that guards it. */
    form: (
      method: 'GET' | 'POST',
      path: string,
      form: Record<string, string> = {},
      own: Record<string, string> = {},
    ) => {
      const cookie: Record<string, string> = token ? { cookie: `payload-token=${token}` } : {};
      const init = { method, headers: { ...cookie, origin, host: 'localhost:3000', ...own } };
      return served(
        new Request(origin + path, method === 'POST' ? { ...init, body: new URLSearchParams(form) } : init),
      );
    },
  };
}

/** What the page says to which a form leads. */
export const noticeOf = (response: Response) =>
  new URL(response.headers.get('location') ?? '', origin).searchParams.get('notice') ?? `status ${response.status}`;

export type Client = ReturnType<typeof client>;
