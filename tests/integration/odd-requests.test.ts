import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { rest } from '@/api/rest';
import { client } from '../helpers/http';
import { testPayload } from '../helpers/payload';
import { emailOf, type Person, password, signIn } from '../helpers/staff';

let token = '';

beforeAll(async () => {
  await signIn(await testPayload());
  const credentials = { email: emailOf('admin'), password };
  token = (await client().rest<{ token: string }>('POST', '/users/login', credentials)).body.token;
});

const ask = (who: Person, method: string, path: string, body?: string, type = 'application/json') => {
  const headers: Record<string, string> = who === 'anonymous' ? {} : { authorization: `JWT ${token}` };
  if (body !== undefined) Object.assign(headers, { 'content-type': type, 'content-length': String(body.length) });
  return rest(new Request(`http://localhost:3000/api${path}`, { method, headers, body }));
};

// Found by tests/abuse: each returned 500 or 501.
describe.each(['anonymous', 'admin'] satisfies Person[])('for %s there is nothing at', (who) => {
  it.each([
    '/redirects/versions',
    `/media/versions/${randomUUID()}`,
    '/users/versions',
    '/globals/payload-jobs-stats/versions',
    '/payload-migrations',
    '/toString',
  ])('%s', async (path) => {
    expect((await ask(who, 'GET', path)).status).toBe(404);
  });
});

it('a relation to a document that does not exist is refused, in words', async () => {
  const meta = { canonical: { relationTo: 'pages', value: randomUUID() } };
  const data = { title: 'Leads nowhere', path: '/leads-nowhere', blocks: [], meta, _status: 'draft' };
  const response = await ask('admin', 'POST', '/pages?draft=true', JSON.stringify(data));
  expect(response.status).toBe(400);
  expect((await response.json()).errors[0].message).toContain('Check ids');
});

const richText = (...children: unknown[]) => ({
  root: { type: 'root', version: 1, format: '', indent: 0, direction: 'ltr', children },
});
const bodyOfPage = (values: object) => ({ title: 'Odd', path: `/odd-${randomUUID()}`, _status: 'draft', ...values });
const published = (meta: object) => bodyOfPage({ blocks: [], meta, _status: 'published' });

it.each([
  ['POST', '/pages?draft=true', bodyOfPage({ blocks: 1e308 })],
  ['POST', '/pages', bodyOfPage({ blocks: 1e308, _status: 'published', id: '', meta: null })],
  ['POST', '/pages', bodyOfPage({ blocks: null, meta: [[[]]] })],
  [
    'POST',
    '/legal-pages',
    bodyOfPage({ slug: 'odd', intro: 'a', effectiveDate: '9999-12-31', body: richText('a', 'b') }),
  ],
  ['POST', '/industries?draft=true', bodyOfPage({ slug: [], capabilities: { cards: [{ id: { a: [] } }] } })],
  ['POST', '/leaders', { name: { a: { a: 1 } }, _status: 'draft' }],
  ['POST', '/newsletter-issues', { number: 1, title: 'a', summary: 'b', topics: null, date: -1e21, _status: 'draft' }],
  ['POST', '/users', { name: 'a', role: 'reviewer', email: { 0: [] }, password: 'copper lantern meadow' }],
  ['POST', '/globals/footer', { columns: [{ links: [{ link: null }] }], note: {} }],
  ['PATCH', '/media?limit=2&where[createdAt][contains]=af7feb5c-7b38-5e36-9446-0b2b1d167895', { alt: 'a' }],
  ['PATCH', '/media?limit=2&where[createdAt][like]=af7feb5c', { alt: 'a', views: 1e15 }],
  ['POST', '/globals/footer', { columns: [null, { id: 7, links: { a: 1 } }] }],
  ['POST', '/pages', published({ image: 'http://169.254.169.254/' })],
  ['POST', '/pages', published({ image: 'CVO$)S29', canonical: { relationTo: 'pages', value: randomUUID() } })],
  ['POST', '/pages', published({ image: '/a', canonical: { relationTo: 'industries', value: randomUUID() } })],
  ['POST', '/pages', published({ image: '/a', canonical: { relationTo: 'industries', value: 'b' } })],
  ['POST', '/pages', { ...published({}), editorial: 'http://127.0.0.1:5432/', lastEditor: 'a' }],
])('%s %s with values of another kind is no fault of the server: %j', async (method, path, data) => {
  expect((await ask('admin', method, path, JSON.stringify(data))).status).toBeLessThan(500);
});

it.each([
  ['/pages', { title: 'Odd', path: '/odd', updatedAt: -1e21, _status: 'draft' }, 'dates'],
  ['/media', { filename: 'a.png', url: 'there' }, 'Send the file itself'],
  ['/redirects', { from: [{}], to: { label: 'x', kind: 'address', address: '/b' } }, 'From'],
  ['/redirects', { from: '/odd', to: { label: 'x', kind: 'address', address: { a: 1 } } }, 'Address'],
])('a value of the wrong kind for %s is refused, in words: %j', async (path, data, words) => {
  const response = await ask('admin', 'POST', path, JSON.stringify(data));
  expect(response.status).toBe(400);
  expect((await response.json()).errors[0].message).toContain(words);
});

const endpoints = [
  '/design-reviews',
  '/redirects',
  '/pages',
  '/users',
  '/plugin-seo/generate-url',
  '/tables/leaders/read',
  '/tables/leaders/plan',
  '/tables/leaders/apply',
];
const bodies: [body: string | undefined, type?: string][] = [
  [undefined],
  ['', 'application/json'],
  ['[]', 'application/json'],
  ['null', 'application/json'],
  ['"text"', 'application/json'],
  ['text', 'text/plain'],
  ['a=b', 'application/x-www-form-urlencoded'],
  ['{}', 'multipart/form-data; boundary=x'],
];

describe.each(endpoints)('POST %s is no fault of the server', (path) => {
  it.each(bodies)('with %j as %s', async (body, type) => {
    const { status } = await ask('admin', 'POST', path, body, type);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });
});

it.each([
  ['PATCH', '/payload-kv'],
  ['POST', '/payload-locked-documents/none/duplicate'],
  ['POST', `/media/${randomUUID()}/duplicate`],
  ['POST', `/jobs/${randomUUID()}/duplicate`],
  ['GET', '/media/file/none.webp'],
  ['GET', '/tables/leaders?format=none'],
  ['GET', '/tables/leaders?filter=%7B'],
  ['GET', '/tables/leaders?filter=%7B%22password%22%3A%7B%22equals%22%3A1%7D%7D'],
  ['DELETE', '/payload-preferences/nav'],
  ['GET', '/industries/count?where[id][within]=1'],
  ['GET', '/legal-pages/count?where[and][100][_status][all]=x'],
])('%s %s is no fault of the server', async (method, path) => {
  expect((await ask('admin', method, path)).status).toBeLessThan(500);
});
