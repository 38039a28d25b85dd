import { beforeAll, describe, expect, it } from 'vitest';
import { rest } from '@/api/rest';
import { client } from '../helpers/http';
import { testPayload } from '../helpers/payload';
import { create } from '../helpers/samples';
import { emailOf, type Person, password, people, signIn } from '../helpers/staff';

/** Kinds of faults published for Payload and Next in 2026: an upgrade or a new field must not bring one here. */

const tokens: Partial<Record<Person, string>> = {};

const payload = await testPayload();

beforeAll(async () => {
  await signIn(payload);
  for (const who of people.filter((person) => person !== 'anonymous')) {
    const { body } = await client().rest<{ token: string }>('POST', '/users/login', { email: emailOf(who), password });
    tokens[who] = body.token;
  }
  await create(payload, 'pages', 'Kept', { data: { path: '/kept' } });
});

async function ask(who: Person, method: string, path: string, body?: unknown) {
  const headers = new Headers(who === 'anonymous' ? {} : { authorization: `JWT ${tokens[who]}` });
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  if (text !== undefined) {
    headers.set('content-type', 'application/json');
    headers.set('content-length', String(Buffer.byteLength(text)));
  }
  const response = await rest(new Request(`http://localhost:3000/api${path}`, { method, headers, body: text }));
  return { status: response.status, text: await response.text() };
}

const query = (parameters: Record<string, string>) => new URLSearchParams(parameters).toString();

describe('SQL in a query is a value or refused, and changes nothing', () => {
  const breakouts = [
    `'`,
    `"`,
    `') or true --`,
    `' || pg_sleep(0) || '`,
    `"; drop table payload.pages; --`,
    `\\`,
    '$1',
    '?',
  ];
  const places = (sql: string): Record<string, string>[] => [
    { [`where[blocks.heading${sql}][equals]`]: 'a' },
    { [`where[blocks.${sql}.heading][like]`]: 'a' },
    { 'where[blocks][contains]': sql },
    { 'where[meta.title][equals]': sql },
    { 'where[title][in]': sql },
    { 'where[title][in][0]': sql, 'where[title][in][1]': 'b' },
    { 'where[title][not_in][0]': sql },
    { 'where[id][in]': sql },
    { 'where[title][all]': sql },
    { [`where[title][${sql}]`]: 'a' },
    { [`where[${sql}][equals]`]: 'a' },
    { sort: `title${sql}` },
    { sort: `meta.title${sql}` },
    { [`select[${sql}]`]: 'true' },
    { [`populate[media][${sql}]`]: 'true' },
    { 'joins[documents][sort]': sql, [`joins[documents][where][title${sql}][equals]`]: sql },
    { joins: sql },
    { locale: sql },
  ];

  it.each(breakouts)('%s', async (sql) => {
    for (const collection of ['pages', 'payload-folders', 'audit-log', 'releases'])
      for (const parameters of places(sql)) {
        const path = `/${collection}?${query({ ...parameters, depth: '0' })}`;
        const { status, text } = await ask('admin', 'GET', path);
        expect(status, `${path}: ${text.slice(0, 200)}`).toBeLessThan(500);
        expect(text).not.toMatch(/syntax error|unterminated quoted|invalid input syntax/i);
      }
    expect((await payload.count({ collection: 'pages', where: { path: { equals: '/kept' } } })).totalDocs).toBe(1);
  });
});

describe('a name of every object is only a name', () => {
  const body =
    '{"title":"Odd","path":"/odd-proto","__proto__":{"polluted":"yes","role":"admin"},"constructor":{"prototype":{"polluted":"yes"}},"blocks":[{"blockType":"__proto__","__proto__":{"polluted":"yes"}}],"meta":{"__proto__":{"polluted":"yes"}}}';

  it.each([
    ['POST', '/pages?draft=true', body],
    ['POST', '/users', '{"__proto__":{"role":"admin"},"name":"a","email":"proto@staff.example"}'],
    ['GET', '/pages?where[__proto__][equals]=a', undefined],
    ['GET', '/pages?where[constructor.prototype.polluted][equals]=yes', undefined],
    ['GET', '/pages?__proto__[polluted]=yes&constructor[prototype][polluted]=yes', undefined],
    ['GET', '/pages?select[__proto__]=true&populate[__proto__][polluted]=true', undefined],
    ['GET', '/pages?joins[__proto__][limit]=1', undefined],
    ['GET', '/pages?sort=__proto__', undefined],
    ['GET', '/__proto__', undefined],
    ['GET', '/constructor/prototype', undefined],
    ['GET', '/globals/__proto__', undefined],
    ['GET', '/globals/constructor', undefined],
    ['POST', '/globals/hasOwnProperty', '{}'],
  ] as const)('%s %s', async (method, path, data) => {
    const { status, text } = await ask('admin', method, path, data);
    expect(status, text.slice(0, 300)).toBeLessThan(500);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(({} as Record<string, unknown>).role).toBeUndefined();
  });

  it('gives nobody a role', async () => {
    await ask('author', 'PATCH', `/users?where[email][equals]=${emailOf('author')}`, '{"__proto__":{"role":"admin"}}');
    const { docs } = await payload.find({ collection: 'users', where: { email: { equals: emailOf('author') } } });
    expect(docs[0]?.role).toBe('author');
  });
});

describe('what is never sent', () => {
  const SECRET =
    /"(?:hash|salt|digest|secret|recoveryCodes|resetPasswordToken|resetPasswordExpiration|_verificationToken|password|currentPassword|apiKey|apiKeyIndex)":(?!null)/;

  it('is in no list, version or count of any collection, by any parameter', async () => {
    const hidden = ['hash', 'salt', 'digest', 'secret', 'recoveryCodes', 'resetPasswordToken', 'sessions'];
    for (const slug of Object.keys(payload.collections))
      for (const path of [
        `/${slug}?depth=3&limit=20&trash=true&draft=true`,
        `/${slug}/versions?depth=3&limit=20`,
        `/${slug}?${hidden.map((name) => `select[${name}]=true`).join('&')}`,
        `/${slug}?depth=2&${hidden.map((name) => `populate[users][${name}]=true`).join('&')}`,
      ]) {
        const { status, text } = await ask('admin', 'GET', path);
        expect(status, path).toBeLessThan(500);
        expect(SECRET.exec(text)?.[0], path).toBeUndefined();
      }
  });

  it('is not revealed by a filter, in a count either', async () => {
    for (const name of ['hash', 'salt', 'resetPasswordToken'])
      for (const path of ['/users', '/users/count'])
        expect((await ask('admin', 'GET', `${path}?where[${name}][like]=a`)).status, `${path} ${name}`).toBe(400);
    for (const path of ['/second-factors', '/api-keys'])
      for (const name of ['secret', 'recoveryCodes', 'digest'])
        expect((await ask('admin', 'GET', `${path}?where[${name}][exists]=true`)).status).toBeGreaterThanOrEqual(400);
  });

  it.each([
    'login',
    'logout',
    'refresh-token',
    'forgot-password',
    'reset-password',
    'verify/x',
    'unlock',
    'first-register',
  ])('is not in the response to /users/%s with a body that is a list or something else', async (name) => {
    for (const who of ['anonymous', 'reviewer'] as const)
      for (const body of [
        '[]',
        '[{"email":"admin@staff.example"}]',
        '{"email":["admin@staff.example"]}',
        '{"email":{"$ne":""},"password":{"$ne":""}}',
        '{"token":["a"],"password":["b"]}',
        'null',
        '"a"',
      ]) {
        const { status, text } = await ask(who, 'POST', `/users/${name}`, body);
        expect(status, `${who} ${body}: ${text}`).toBeLessThan(500);
        expect(text).not.toMatch(SECRET);
        expect(text).not.toMatch(/"token":"/);
      }
    // Some of these ended the session of the reviewer, as they should.
    const { body } = await client().rest<{ token: string }>('POST', '/users/login', {
      email: emailOf('reviewer'),
      password,
    });
    tokens.reviewer = body.token;
  });

  it('is not in a duplicate', async () => {
    const { docs } = await payload.find({ collection: 'users', limit: 1 });
    for (const who of people) {
      const { status, text } = await ask(who, 'POST', `/users/${docs[0]?.id}/duplicate`, '[]');
      expect([400, 401, 403, 404], who).toContain(status);
      expect(text).not.toMatch(SECRET);
    }
  });
});

describe('what belongs to somebody else', () => {
  it('stays theirs: preferences', async () => {
    await ask('admin', 'POST', '/payload-preferences/of-admin', { value: { secretly: 'mine' } });
    for (const who of ['anonymous', 'reviewer', 'author', 'editor'] as const) {
      for (const path of ['/payload-preferences', '/payload-preferences/of-admin', '/payload-preferences?depth=2']) {
        const { text } = await ask(who, 'GET', path);
        expect(text, `${who} ${path}`).not.toContain('secretly');
      }
      await ask(who, 'PATCH', '/payload-preferences?where[key][equals]=of-admin', { value: { secretly: 'theirs' } });
      await ask(who, 'DELETE', '/payload-preferences?where[key][equals]=of-admin');
    }
    // An empty list of ids must not match all rows (patches/README.md).
    await ask('admin', 'DELETE', '/users?where[email][equals]=nobody@staff.example');
    const { docs } = await payload.find({ collection: 'payload-preferences', where: { key: { equals: 'of-admin' } } });
    expect(docs.map(({ value }) => value)).toEqual([{ secretly: 'mine' }]);
  });

  it('stays in its order', async () => {
    for (const who of ['anonymous', 'reviewer', 'author'] as const) {
      const body = {
        collectionSlug: 'pages',
        docsToMove: ['x'],
        newKeyWillBe: 'greater',
        orderableFieldName: '_order',
        target: { id: 'y', key: 'a0' },
      };
      expect((await ask(who, 'POST', '/reorder', body)).status, who).toBeGreaterThanOrEqual(400);
    }
  });

  it('stays in its folder', async () => {
    const { id } = await payload.create({ collection: 'payload-folders', data: { name: 'Ours' } });
    for (const who of ['anonymous', 'reviewer'] as const)
      for (const method of ['PATCH', 'DELETE'])
        expect(
          (await ask(who, method, `/payload-folders/${id}`, { name: 'Theirs' })).status,
          `${who} ${method}`,
        ).toBeGreaterThanOrEqual(400);
    expect((await payload.findByID({ collection: 'payload-folders', id })).name).toBe('Ours');
  });
});
