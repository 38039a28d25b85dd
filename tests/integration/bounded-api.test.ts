import config from '@payload-config';
import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { SharpDependency } from 'payload';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { publicFieldsIn } from '@/api/public-fields';
import { rest } from '@/api/rest';
import { client } from '../helpers/http';
import { testPayload } from '../helpers/payload';
import { square } from '../helpers/pictures';
import { create } from '../helpers/samples';
import { emailOf, type Person, password, signIn } from '../helpers/staff';

const MEGABYTE = 1024 * 1024;
const open = publicFieldsIn(await config);
const tokens: Partial<Record<Person, string>> = {};

const ask = (path: string, init: RequestInit & { as?: Person } = {}) => {
  const headers = new Headers(init.headers);
  if (init.as) headers.set('authorization', `JWT ${tokens[init.as]}`);
  return rest(new Request(`http://localhost:3000/api${path}`, { ...init, headers }));
};
const json = (body: string, more: RequestInit & { as?: Person } = {}) => ({
  method: 'POST',
  body,
  ...more,
  headers: { 'content-type': 'application/json', 'content-length': String(body.length) },
});

function endless() {
  let taken = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        taken += 65_536;
        controller.enqueue(new Uint8Array(65_536).fill(32));
      },
    },
    { highWaterMark: 0 },
  );
  return { body, taken: () => taken };
}

const payload = await testPayload();

beforeAll(async () => {
  await signIn(payload);
  for (const who of ['author', 'admin'] as const) {
    const { body } = await client().rest<{ token: string }>('POST', '/users/login', { email: emailOf(who), password });
    tokens[who] = body.token;
  }
  for (let index = 0; index < 12; index++) await create(payload, 'leaders', `Leader ${index}`);
});

describe('without a session', () => {
  it.each(['', '?limit=0', '?pages=all'])('a list has ten documents: %s', async (query) => {
    const { docs, totalDocs } = await (await ask(`/leaders${query}`)).json();
    expect([docs.length, totalDocs]).toEqual([10, 12]);
  });

  it.each(['limit=101', 'depth=2', 'sort=createdBy', 'where[longBio][exists]=true'])(
    '%s is refused, in words',
    async (query) => {
      const response = await ask(`/leaders?${query}`);
      expect(response.status).toBe(400);
      expect((await response.json()).errors[0].message).toMatch(/\.$/);
    },
  );

  it.each(['draft=true', 'pagination=false', 'locale=en', 'trash=true', 'limit=1000&fallback-locale=null&depth=5'])(
    '%s is for staff: 401, with what to do',
    async (query) => {
      for (const method of ['GET', 'PATCH']) {
        const response = await ask(`/leaders?${query}`, method === 'GET' ? {} : { ...json('{}'), method });
        expect(response.status).toBe(401);
        const { errors, error } = await response.json();
        expect(errors[0].message).toBe('You were signed out. Sign in again, then repeat what you did.');
        expect(error).toBe(errors[0].message);
      }
    },
  );

  it('an ended session gets 401, and so does a write of a browser that had one', async () => {
    const { docs } = await (await ask('/leaders?limit=1')).json();
    const paths = [`/leaders/${docs[0].id}`, '/comments/write', `/editorial/leaders/${docs[0].id}/submit`];
    for (const cookie of ['payload-token=ended', 'alethia-staff=1']) {
      for (const path of paths) {
        const headers = { cookie, origin: 'http://localhost:3000', 'content-type': 'application/json' };
        const response = await ask(path, { method: path === paths[0] ? 'PATCH' : 'POST', body: '{}', headers });
        expect([path, response.status]).toEqual([path, 401]);
        expect((await response.json()).errors[0].message).toMatch(/^You were signed out\./);
      }
    }
  });

  it('a lack of rights stays 403, also with a key of another program', async () => {
    const key = await ask('/comments/write', { ...json('{}'), headers: { authorization: 'Bearer key' } });
    expect(key.status).toBe(403);
    const { docs } = await (await ask('/leaders?limit=1')).json();
    const response = await ask(`/leaders/${docs[0].id}`, { method: 'DELETE', as: 'author' });
    expect(response.status).toBe(403);
    expect((await ask(`/leaders/${docs[0].id}`, { method: 'DELETE' })).status).toBe(403);
  });

  it('an unsigned token gives no rights', async () => {
    const headers = { authorization: 'JWT eyJhbGciOiJIUzI1NiJ9.e30.x', cookie: 'payload-token=x' };
    expect((await ask('/leaders?limit=1000', { headers })).status).toBe(400);
  });

  it('a query sent as a form is bounded too', async () => {
    const as = (type: string, body: string) =>
      ask('/leaders', {
        method: 'POST',
        body,
        headers: { 'content-type': type, 'x-payload-http-method-override': 'GET' },
      });
    const form = 'application/x-www-form-urlencoded';
    expect((await as(form, 'limit=1000')).status).toBe(400);
    expect((await (await as(form, 'limit=3')).json()).docs).toHaveLength(3);
    expect((await as('application/json', '{"limit":1000}')).status).toBe(415);
  });

  it.each(Object.entries(open))('%s can be queried by the fields that are listed', async (slug, fields) => {
    for (const field of fields ?? []) {
      const response = await ask(`/${slug}?sort=-${field}&select[${field}]=true&where[${field}][exists]=true`);
      expect([field, response.status]).toEqual([field, 200]);
    }
  });
});

it('staff ask for as much as they need', async () => {
  const { docs } = await (await ask('/leaders?limit=0&depth=2&draft=true&sort=shortBio', { as: 'author' })).json();
  expect(docs).toHaveLength(12);
});

it('staff, too, ask for no more than the site can carry', async () => {
  for (const query of ['limit=100000&depth=10', 'limit=101&depth=2', 'limit=1001&depth=0']) {
    const response = await ask(`/leaders?${query}`, { as: 'admin' });
    expect([query, response.status]).toEqual([query, 400]);
    expect((await response.json()).errors[0].message).toContain('at most');
  }
  await ask('/payload-preferences/collection-leaders', json('{"value":{"limit":100000}}', { as: 'admin' }));
  const where = { key: { equals: 'collection-leaders' } };
  const { docs } = await payload.find({ collection: 'payload-preferences', where });
  expect(docs[0]?.value).toEqual({ limit: 250 });
  const all = await (await ask('/leaders?limit=0&depth=0', { as: 'admin' })).json();
  expect([all.docs.length, all.limit]).toEqual([12, 1000]);
});

it('there is no GraphQL', async () => {
  expect((await ask('/graphql', json('{"query":"{ Pages { totalDocs } }"}'))).status).toBe(404);
  expect((await ask('/og?title=a')).status).toBe(404);
});

describe('a body', () => {
  it('of more than a megabyte is not read to its end', async () => {
    const { body, taken } = endless();
    const init = { method: 'POST', body, duplex: 'half', headers: { 'content-type': 'application/json' } };
    expect((await ask('/users/login', init as RequestInit)).status).toBe(413);
    expect(taken()).toBeLessThan(1.2 * MEGABYTE);
  });

  it.each(['/media', '/pages/from-file', '/tables/leaders/read', '/translations/import'])(
    'for %s is not read at all without the right to send it',
    async (path) => {
      const type = /tables|translations/.test(path) ? 'application/json' : 'multipart/form-data; boundary=a';
      for (const headers of [
        { 'content-type': type, 'content-length': String(2 * MEGABYTE) },
        { 'content-type': type },
      ]) {
        const { body, taken } = endless();
        const init = { method: 'POST', body, duplex: 'half', headers: headers as HeadersInit };
        expect((await ask(path, init as RequestInit)).status).toBe(413);
        expect(taken()).toBe(0);
      }
    },
  );

  it('of a table is for editors, however large', async () => {
    const { body, taken } = endless();
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', body, duplex: 'half', headers, as: 'author' };
    expect((await ask('/tables/leaders/read', init as RequestInit)).status).toBe(413);
    expect(taken()).toBe(0);
  });

  it('of staff may be a page with its pictures', async () => {
    const body = JSON.stringify({ format: 'alethia-page', more: 'a'.repeat(2 * MEGABYTE) });
    expect((await ask('/pages/from-file', json(body, { as: 'author' }))).status).toBe(400);
  });

  it.each([
    ['{"email":"a', 'valid JSON'],
    [`${'['.repeat(200_000)}${']'.repeat(200_000)}`, 'nested too deeply'],
    ['{"email":"a\\u0000","password":"b"}', 'U+0000'],
  ])('that cannot be meant is refused: %#', async (body, words) => {
    const response = await ask('/users/login', json(body));
    expect(response.status).toBe(400);
    expect((await response.json()).errors[0].message).toContain(words);
  });

  const wrongUploads = [
    ['a field with U+0000', '{"alt":"a\\u0000"}', 'a.png', undefined],
    ['a field that is no JSON', '{"alt"', 'a.png', undefined],
    ['a name with U+0000', '{"alt":"a"}', 'a\0.png', undefined],
    ['a boundary that is not there', '{"alt":"a"}', 'a.png', 'multipart/form-data; boundary=b'],
  ] as const;

  it.each(wrongUploads.flatMap((row) => [[...row, true] as const, [...row, false] as const]))(
    'of an upload is refused: %s',
    async (_, field, name, wrongType, hasLength) => {
      const form = new FormData();
      form.set('file', new File(['not a picture'], name, { type: 'image/png' }));
      form.set('_payload', field);
      const sent = new Response(form);
      const headers = new Headers({ 'content-type': wrongType ?? sent.headers.get('content-type') ?? '' });
      const body = await sent.arrayBuffer();
      if (hasLength) headers.set('content-length', String(body.byteLength));
      const response = await ask('/media', { method: 'POST', body, as: 'author', headers });
      expect(response.status).toBe(400);
      expect((await response.json()).errors[0].message).toMatch(/\.$/);
    },
  );
});

it.each(['/leaders/none-such', '/leaders?where[id][equals]=none-such', '/leaders?where[order][equals]=a&sort=order'])(
  'what cannot be looked for is not a failure of the server: %s',
  async (path) => expect((await ask(path)).status).toBeLessThan(500),
);

it('U+0000 is refused however it came', async () => {
  const data = { name: 'a\0', email: 'nul@staff.example', password, role: 'author' } as const;
  await expect(payload.create({ collection: 'users', data })).rejects.toThrow('U+0000');
});

const form = (bytes: Uint8Array<ArrayBuffer>, name: string) => {
  const body = new FormData();
  body.set('file', new File([bytes], name, { type: 'image/png' }));
  body.set('_payload', JSON.stringify({ alt: 'A field' }));
  return body;
};
const CROP =
  'uploadEdits[crop][unit]=%25&uploadEdits[crop][x]=0&uploadEdits[crop][y]=0&uploadEdits[crop][width]=50&uploadEdits[crop][height]=50&uploadEdits[widthInPixels]=300&uploadEdits[heightInPixels]=150';

it('pictures that are sent at once leave connections to other requests while their sizes are made', async () => {
  const scale = payload.config.sharp as SharpDependency;
  const { sessions } = payload.db as unknown as PostgresAdapter;
  const open: number[] = [];
  payload.config.sharp = (...input) => {
    open.push(Object.keys(sessions).length);
    return scale(...input);
  };
  onTestFinished(() => {
    payload.config.sharp = scale;
  });
  const bytes = new Uint8Array(await square(600, 300).png().toBuffer());
  const nine = Array.from({ length: 9 }, (_, number) => form(bytes, `field-${number}.png`));
  const added = await Promise.all(nine.map((body) => ask('/media', { method: 'POST', body, as: 'admin' })));
  expect(added.map(({ status }) => status)).toEqual(Array(9).fill(201));
  const ids = await Promise.all(added.map(async (response) => (await response.json()).doc.id));
  const crop = { ...json('{}', { as: 'admin' }), method: 'PATCH' };
  const cropped = await Promise.all(ids.map((id) => ask(`/media/${id}?${CROP}`, crop)));
  expect(cropped.map(({ status }) => status)).toEqual(Array(9).fill(200));
  expect(open.length).toBeGreaterThan(0);
  expect(Math.max(...open)).toBeLessThanOrEqual(3);
});

it('staff are not called signed out while their session cannot be read', async () => {
  const { pool } = payload.db;
  const { max, connectionTimeoutMillis } = pool.options;
  const taken = await Promise.all(Array.from({ length: max }, () => pool.connect()));
  pool.options.connectionTimeoutMillis = 100;
  try {
    for (const [path, init] of [
      ['/users/me', {}],
      ['/leaders?draft=true', {}],
      ['/users/refresh-token', { method: 'POST' }],
      ['/leaders', json('{"name":"New"}')],
    ] as const)
      expect((await ask(path, { ...init, as: 'admin' })).status, path).toBe(503);
  } finally {
    pool.options.connectionTimeoutMillis = connectionTimeoutMillis;
    for (const client of taken) client.release();
  }
  expect((await (await ask('/users/me', { as: 'admin' })).json()).user.email).toBe(emailOf('admin'));
});
