import { type Person, tokenOf } from './people';
import { siteUrl } from './site';

export type Doc = { id: string; updatedAt?: string; _status?: 'draft' | 'published'; [field: string]: unknown };
type Json = Record<string, unknown>;

/** As a staff member. Throws the response if it is refused. */
export function cms(token: string, site = siteUrl) {
  const send = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const response = await fetch(`${site}/api${path}`, {
      method,
      headers: { authorization: `JWT ${token}`, 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };
  const query = (where: Json) =>
    Object.entries(where)
      .map(([field, value]) => `where[${field}][equals]=${encodeURIComponent(String(value))}`)
      .join('&');

  return {
    find: async (collection: string, where: Json): Promise<Doc> => {
      const { docs } = await send<{ docs: Doc[] }>('GET', `/${collection}?${query(where)}&depth=0&limit=1&draft=false`);
      if (!docs[0]) throw new Error(`There is no ${collection} with ${JSON.stringify(where)}.`);
      return docs[0];
    },
    create: async (collection: string, data: Json, status: 'draft' | 'published' = 'published'): Promise<Doc> =>
      (
        await send<{ doc: Doc }>('POST', `/${collection}?depth=0${status === 'draft' ? '&draft=true' : ''}`, {
          ...data,
          ...(collection === 'users' ? { currentPassword: process.env.STAFF_PASSWORD } : {}),
          _status: status,
        })
      ).doc,
    publish: async (collection: string, id: string, data: Json): Promise<Doc> =>
      (
        await send<{ doc: Doc }>('PATCH', `/${collection}/${id}?depth=0&overrideLock=true`, {
          ...data,
          _status: 'published',
        })
      ).doc,
    saveDraft: (collection: string, id: string, data: Json) =>
      send<{ doc: Doc }>('PATCH', `/${collection}/${id}?depth=0&draft=true&overrideLock=true`, {
        ...data,
        _status: 'draft',
      }),
    unpublish: (collection: string, id: string) =>
      send('PATCH', `/${collection}/${id}?depth=0&overrideLock=true`, { _status: 'draft' }),
    latest: (collection: string, id: string) => send<Doc>('GET', `/${collection}/${id}?depth=0&draft=true`),
    /** Also while locked, referenced or in the trash. */
    remove: (collection: string, id: string) =>
      send('DELETE', `/${collection}/${id}?depth=0&overrideLock=true&force=true&trash=true`),
    removeWhere: (collection: string, where: Json) =>
      send('DELETE', `/${collection}?${query(where)}&depth=0&overrideLock=true&force=true&trash=true`),
    global: (slug: string) => send<Json>('GET', `/globals/${slug}?depth=0`),
    publishGlobal: (slug: string, data: Json) =>
      send('POST', `/globals/${slug}?depth=0`, { ...data, _status: 'published' }),
    send,
  };
}

export type Cms = ReturnType<typeof cms>;

export const cmsAs = (person: Person, site?: string): Cms => cms(tokenOf(person), site);
