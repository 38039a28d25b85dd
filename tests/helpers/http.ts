import config from '@payload-config';
import { GRAPHQL_POST } from '@payloadcms/next/routes';
import { rest } from '@/api/rest';

type Json = Record<string, unknown>;
export type Answer<T = Json> = { status: number; body: T; headers: Headers };

const graphql = GRAPHQL_POST(config);
const origin = 'http://localhost:3000';

async function answer<T>(response: Response): Promise<Answer<T>> {
  const text = await response.text();
  const body = (text.startsWith('{') ? JSON.parse(text) : { text }) as T;
  return { status: response.status, body, headers: response.headers };
}

/**
 * A visitor (no token) or a signed-in person who talks to the real request handlers, as the site's routes do. The
 * handlers are called in this process; nothing of the access control is skipped. `address`: where the request comes from;
 * `more`: other headers of each request.
 */
export function client(token?: string, address?: string, more: Record<string, string> = {}) {
  const headers: Record<string, string> = token ? { ...more, authorization: `JWT ${token}` } : { ...more };
  if (address) headers['x-forwarded-for'] = address;
  const json = { ...headers, 'content-type': 'application/json' };
  const send = (method: string, path: string, init: RequestInit) => {
    const request = new Request(`${origin}/api${path}`, { method, ...init });
    const slug = new URL(request.url).pathname.split('/').slice(2);
    return rest.POST(request, { params: Promise.resolve({ slug }) });
  };
  return {
    /** One REST request, for example `rest('PATCH', '/pages/1?draft=true', { title })`. */
    rest: async <T = Json>(method: string, path: string, body?: unknown): Promise<Answer<T>> =>
      answer(await send(method, path, { headers: json, body: body === undefined ? undefined : JSON.stringify(body) })),
    /** A multipart upload, as the admin panel sends it. */
    upload: async <T = Json>(path: string, file: File, data: Json): Promise<Answer<T>> => {
      const body = new FormData();
      body.set('file', file);
      body.set('_payload', JSON.stringify(data));
      return answer(await send('POST', path, { headers, body }));
    },
    /** One GraphQL operation. `data` is there when it succeeded. `search`: what stands behind the address. */
    graphql: async <T = Json>(
      query: string,
      variables: Json = {},
      search = '',
    ): Promise<{ data?: T; errors?: { message: string }[] }> => {
      const body = JSON.stringify({ query, variables });
      const address = `${origin}/api/graphql${search}`;
      const response = await graphql(new Request(address, { method: 'POST', headers: json, body }));
      return (await response.json()) as { data?: T; errors?: { message: string }[] };
    },
  };
}

export type Client = ReturnType<typeof client>;
