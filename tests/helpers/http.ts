import config from '@payload-config';
import { handleEndpoints } from 'payload';
import { guarded } from '@/api/rest';

type Json = Record<string, unknown>;
export type Answer<T = Json> = { status: number; body: T; headers: Headers };

const rest = guarded((request) => handleEndpoints({ config, request }));
const origin = 'http://localhost:3000';

async function answer<T>(response: Response): Promise<Answer<T>> {
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
    rest: async <T = Json>(method: string, path: string, body?: unknown): Promise<Answer<T>> =>
      answer(await send(method, path, { headers: json, body: body === undefined ? undefined : JSON.stringify(body) })),
    upload: async <T = Json>(path: string, file: File, data: Json, method = 'POST'): Promise<Answer<T>> => {
      const body = new FormData();
      body.set('file', file);
      body.set('_payload', JSON.stringify(data));
      return answer(await send(method, path, { headers, body }));
    },
  };
}

export type Client = ReturnType<typeof client>;
