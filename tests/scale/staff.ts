import type { Staff } from '../../scripts/launch/prepare.ts';

type Json = Record<string, unknown>;
type Doc = { id: string } & Json;

export type Api = {
  create: (site: string, collection: string, data: Json) => Promise<Doc>;
  change: (site: string, path: string, data: Json, method?: 'PATCH' | 'POST') => Promise<void>;
  get: <T = Json>(site: string, path: string) => Promise<T>;
};

/** The session is in the database, so every instance knows it. */
export async function signIn(site: string, { email, password }: Staff): Promise<Api> {
  const send = async <T>(url: string, method: string, body: unknown, token?: string): Promise<T> => {
    const response = await fetch(url, {
      method,
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `JWT ${token}` } : {}) },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${text.slice(0, 500)}`);
    return JSON.parse(text) as T;
  };
  const { token } = await send<{ token: string }>(`${site}/api/users/login`, 'POST', { email, password });
  return {
    create: async (at, collection, data) =>
      (await send<{ doc: Doc }>(`${at}/api/${collection}?depth=0`, 'POST', data, token)).doc,
    change: async (at, path, data, method = 'PATCH') => {
      await send(`${at}/api${path}`, method, data, token);
    },
    get: (at, path) => send(`${at}/api${path}`, 'GET', undefined, token),
  };
}

export const page = (path: string, title: string, status: 'draft' | 'published' = 'published'): Json => ({
  title,
  path,
  _status: status,
  blocks: [
    {
      blockType: 'hero',
      layout: 'plain',
      heading: title,
      section: { ground: 'graphite', spacing: 'standard' },
    },
  ],
});
