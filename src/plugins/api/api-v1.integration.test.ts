import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { seed } from '@/seed';
import { client } from '../../../tests/helpers/http';
import { testPayload } from '../../../tests/helpers/payload';
import { change, create, publicCollections, titleOf } from '../../../tests/helpers/samples';
import { signIn } from '../../../tests/helpers/staff';
import { apiCollections } from './v1/collections';
import { type OpenApiDocument, openApiDocument } from './v1/openapi';

type Made = { id: string; key: string; expiresAt: string };
type List = { docs: { id: string }[]; totalDocs: number; totalPages: number; page: number; limit: number };
type Content = { 'application/json': { schema: object } };
type Refusal = { errors: { message: string }[] };

const make = async (more: object = {}) =>
  (await staff.admin.rest<Made>('POST', '/api-keys/make', { name: 'Search index', right: 'read', days: 30, ...more }))
    .body;
const ask = <T = List>(path: string, key?: string) =>
  client(undefined, undefined, key ? { authorization: `Bearer ${key}` } : {}).rest<T>('GET', `/v1${path}`);
const log = async () =>
  (
    await payload.find({
      collection: 'audit-log',
      where: { action: { equals: 'key' } },
      sort: 'createdAt',
      pagination: false,
    })
  ).docs;

const payload = await testPayload();
const staff = await signIn(payload);
await seed(payload);

describe('the description', () => {
  let described: OpenApiDocument;
  const schemaOf = (schema: object) => {
    const text = JSON.stringify({ ...schema, $defs: described.components.schemas });
    return z.fromJSONSchema(JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/')));
  };

  beforeAll(async () => {
    described = await openApiDocument(payload.config);
  });

  it('is served, and every reference in it leads somewhere', async () => {
    const served = (await ask<OpenApiDocument>('/openapi.json')).body;
    expect(served).toEqual(JSON.parse(JSON.stringify(described)));
    expect(Object.keys(served.paths)).toEqual(apiCollections.flatMap((slug) => [`/${slug}`, `/${slug}/{id}`]));
    const names = [...JSON.stringify(served).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name);
    expect(names.filter((name) => !(name ?? '' in served.components.schemas))).toEqual([]);
  });

  it('names no field that visitors may not read, and no collection that the API does not have', () => {
    const text = JSON.stringify(described);
    for (const word of ['lastEditor', 'editorial', '"users"', 'schemas/forms']) expect(text).not.toContain(word);
  });

  it.each(apiCollections)('is true of every document of %s', async (slug) => {
    const { get } = described.paths[`/${slug}`] as { get: { responses: { 200: { content: Content } } } };
    const list = schemaOf(get.responses[200].content['application/json'].schema);
    const one = schemaOf({ $ref: `#/components/schemas/${slug}` });
    for (const depth of [0, 1]) {
      const { status, body } = await ask(`/${slug}?limit=100&depth=${depth}`);
      expect(status).toBe(200);
      expect(list.safeParse(body).error?.issues.map((issue) => JSON.stringify(issue)) ?? []).toEqual([]);
      const [first] = body.docs;
      if (first) expect(one.safeParse((await ask(`/${slug}/${first.id}?depth=${depth}`)).body).success).toBe(true);
    }
    // The seed has no media, and German is a draft.
    if (slug !== 'media' && slug !== 'languages') expect((await ask(`/${slug}`)).body.totalDocs).toBeGreaterThan(0);
  });
});

describe.each(publicCollections)('of %s', (slug) => {
  it('a draft is never shown, with or without a key', async () => {
    const name = titleOf(slug);
    const hidden = await create(payload, slug, 'Hidden', { status: 'draft' });
    const shown = await create(payload, slug, 'Shown');
    await change(payload, slug, shown.id, { [name]: 'Changed' }, { status: 'draft' });
    const { key } = await make();
    const asEditor = { authorization: 'JWT x', cookie: '' };
    for (const response of [await ask(`/${slug}/${hidden.id}`), await ask(`/${slug}/${hidden.id}`, key)])
      expect(response.status).toBe(404);
    expect((await client(undefined, undefined, asEditor).rest('GET', `/v1/${slug}/${hidden.id}`)).status).toBe(401);
    expect((await staff.admin.rest('GET', `/v1/${slug}/${hidden.id}`)).status).toBe(401);
    const one = await ask<Record<string, unknown>>(`/${slug}/${shown.id}`, key);
    expect(one.body[name]).toBe('Shown');
    expect(one.body).not.toHaveProperty('lastEditor');
    const { docs } = (await ask(`/${slug}?limit=250`, key)).body;
    const ids = docs.map(({ id }) => id);
    expect([ids.includes(shown.id), ids.includes(hidden.id)]).toEqual([true, false]);
    for (const query of ['draft=true', 'trash=true']) expect((await ask(`/${slug}?${query}`, key)).status).toBe(400);
  });
});

describe('a query', () => {
  it('is bounded, and a key raises the bounds', async () => {
    const { key } = await make();
    expect((await ask('/jobs?limit=101')).status).toBe(400);
    expect((await ask('/jobs?limit=101', key)).body.limit).toBe(101);
    expect((await ask('/jobs?limit=250', key)).status).toBe(200);
    for (const query of ['limit=251', 'depth=2', 'sort=summary', 'where[about][exists]=true', 'select[title]=true'])
      expect((await ask(`/jobs?${query}`, key)).status, query).toBe(400);
    const refused = await ask<Refusal>('/jobs?limit=101');
    expect(refused.body.errors[0]?.message).toBe(
      '"limit" must be a whole number from 0 to 100. Send an API key for more.',
    );
  });

  it('finds by path, sorts, and goes through pages', async () => {
    const about = (await ask<{ docs: { path: string }[] }>('/pages?where[path][equals]=/about')).body;
    expect(about.docs.map(({ path }) => path)).toEqual(['/about']);
    const [first, second] = await Promise.all([1, 2].map((page) => ask(`/jobs?sort=title&limit=2&page=${page}`)));
    expect(first?.body).toMatchObject({ page: 1, limit: 2 });
    expect(second?.body.page).toBe(2);
    expect(second?.body.docs[0]?.id).not.toBe(first?.body.docs[0]?.id);
  });

  it('for another collection, or a document that does not exist, finds nothing', async () => {
    for (const path of ['/users', '/api-keys', '/forms', '/jobs/none', `/jobs/${staff.admin.id}`, '/nothing'])
      expect((await ask(path)).status, path).toBe(404);
  });
});

describe('a key', () => {
  it('is shown once; a digest of it is stored, and what it was used for last', async () => {
    const { id, key, expiresAt } = await make();
    expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(29 * 86_400_000);
    const listed = await staff.admin.rest('GET', '/api-keys?limit=0');
    expect(JSON.stringify(listed.body)).toContain(id);
    expect(JSON.stringify(listed.body)).not.toContain('digest');
    const row = await payload.findByID({ collection: 'api-keys', id, showHiddenFields: true, depth: 0 });
    expect(JSON.stringify(row)).not.toContain(key);
    expect([row.start, row.lastUsedAt, row.createdBy]).toEqual([key.slice(0, 12), null, staff.admin.id]);
    expect((await ask('/jobs', key)).status).toBe(200);
    const used = await payload.findByID({ collection: 'api-keys', id, depth: 0 });
    expect(Date.now() - Date.parse(used.lastUsedAt ?? '')).toBeLessThan(60_000);
  });

  it.each([{ name: ' ' }, { name: 'a'.repeat(81) }, { right: 'admin' }, { days: 31 }, { days: 0 }])(
    'is not made of %j',
    async (more) => {
      const wanted = { name: 'Search index', right: 'read', days: 30, ...more };
      const refused = await staff.admin.rest<{ error: string }>('POST', '/api-keys/make', wanted);
      expect([refused.status, refused.body.error]).toEqual([400, expect.stringMatching(/\.$/)]);
    },
  );

  it('whose response was lost is made once: requested again, it gets another secret until it was used', async () => {
    const newId = randomUUID();
    const [first, second] = [await make({ name: 'Lost', newId }), await make({ name: 'Lost', newId })];
    expect([second.id, (await ask('/jobs', first.key)).status]).toEqual([first.id, 401]);
    const again = { name: 'Lost', right: 'read', days: 30, newId };
    expect((await staff.admin.rest('POST', '/api-keys/make', { ...again, name: 'Other' })).status).toBe(409);
    expect((await ask('/jobs', second.key)).status).toBe(200);
    expect((await staff.admin.rest('POST', '/api-keys/make', again)).status).toBe(409);
    expect((await ask('/jobs', second.key)).status).toBe(200);
  });

  it('that is unknown, expired or revoked is refused, and not treated as none', async () => {
    const { id, key } = await make();
    expect((await ask('/jobs', 'alethia_invented')).status).toBe(401);
    const expired = await make();
    const expiresAt = new Date(Date.now() - 1).toISOString();
    await payload.update({ collection: 'api-keys', id: expired.id, data: { expiresAt } });
    const over = await ask<Refusal>('/jobs', expired.key);
    expect([over.status, over.body.errors[0]?.message]).toEqual([401, expect.stringContaining('has expired')]);
    expect((await staff.admin.rest('POST', `/api-keys/${id}/revoke`)).status).toBe(200);
    const revoked = await ask<Refusal>('/jobs', key);
    expect([revoked.status, revoked.body.errors[0]?.message]).toEqual([401, expect.stringContaining('revoked')]);
  });

  it('opens nothing but the API', async () => {
    const { key } = await make();
    const me = client(undefined, undefined, { authorization: `Bearer ${key}` });
    for (const path of ['/users', '/api-keys', '/audit-log'])
      expect((await me.rest('GET', path)).status, path).toBe(403);
    const draft = await create(payload, 'jobs', 'Hidden', { status: 'draft' });
    expect((await me.rest('GET', `/jobs/${draft.id}?draft=true`)).status).toBe(404);
    expect((await me.rest('PATCH', `/jobs/${draft.id}`, { title: 'Changed' })).status).toBe(403);
  });

  it('is in the audit log when it is made and when it is revoked, once each', async () => {
    const before = (await log()).length;
    const { id } = await make({ name: 'Partner site' });
    const revoke = () => staff.admin.rest<{ revokedAt: string }>('POST', `/api-keys/${id}/revoke`);
    const all = await Promise.all([revoke(), revoke(), revoke()]);
    expect(new Set(all.map(({ body }) => body.revokedAt)).size).toBe(1);
    const lines = (await log()).slice(before).map(({ whoName, title, detail }) => [whoName, title, detail]);
    expect(lines).toEqual([
      ['admin', 'Partner site', expect.stringMatching(/^Made: Read published content, until \d{4}-\d\d-\d\d$/)],
      ['admin', 'Partner site', 'Revoked'],
    ]);
  });
});
