import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { rest } from '@/api/rest';
import { testPayload } from '../../../tests/helpers/payload';
import { change, create, publicCollections, publicRow, titleOf } from '../../../tests/helpers/samples';
import { emailOf, password, signIn } from '../../../tests/helpers/staff';

type Right = 'read' | 'draft' | 'publish';
type Made = { id: string; key: string };
const address = 'http://localhost:3000/api/mcp';

const payload = await testPayload();
const staff = await signIn(payload);

const make = async (right: Right) =>
  (await staff.admin.rest<Made>('POST', '/api-keys/make', { name: 'Writer', right, days: 30, password })).body;

async function connect(key: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  const headers = { authorization: `Bearer ${key}` };
  const fetch = (url: string | URL, init?: RequestInit) => rest(new Request(url, init));
  await client.connect(new StreamableHTTPClientTransport(new URL(address), { requestInit: { headers }, fetch }));
  return client;
}
const assistant = async (right: Right) => connect((await make(right)).key);

const result = z.object({ isError: z.boolean().optional(), content: z.tuple([z.object({ text: z.string() })]) });
async function call(client: Client, name: string, values: object) {
  const { isError = false, content } = result.parse(await client.callTool({ name, arguments: { ...values } }));
  const [{ text }] = content;
  return { isError, text, value: isError ? {} : (JSON.parse(text) as Record<string, string>) };
}
const newest = (collection: string, id: string) =>
  payload.findByID({ collection: collection as 'pages', id, draft: true, depth: 0 });
const log = async () => {
  const { docs } = await payload.find({ collection: 'audit-log', sort: '-createdAt', limit: 3 });
  return docs.map(({ whoName, action, title, detail }) => [whoName, action, title, detail].filter(Boolean).join(' | '));
};

it.each([
  ['read', []],
  ['draft', ['create_draft', 'update_draft']],
  ['publish', ['create_draft', 'update_draft', 'publish']],
] as const)('a key to %s has these tools', async (right, more) => {
  const { tools } = await (await assistant(right)).listTools();
  expect(tools.map(({ name }) => name)).toEqual(['describe_collection', 'list_documents', 'read_document', ...more]);
});

describe.each(publicCollections)('of %s', (collection) => {
  const name = titleOf(collection);

  it('an assistant that reads sees what visitors see', async () => {
    const client = await assistant('read');
    const hidden = await create(payload, collection, 'Hidden', { status: 'draft' });
    const shown = await create(payload, collection, 'Shown');
    await change(payload, collection, shown.id, { [name]: 'Changed' }, { status: 'draft' });
    expect((await call(client, 'read_document', { collection, id: hidden.id })).isError).toBe(true);
    const { value } = await call(client, 'read_document', { collection, id: shown.id });
    expect(value[name]).toBe('Shown');
    expect((await call(client, 'list_documents', { collection, words: 'Hidden' })).text).not.toContain(hidden.id);
    expect((await call(client, 'list_documents', { collection, words: 'Shown' })).text).toContain(shown.id);
    expect((await call(client, 'describe_collection', { collection })).text).toContain(`schemas/${collection}`);
  });

  it('an assistant that drafts changes nothing that visitors see, whatever it sends', async () => {
    const client = await assistant('draft');
    const { id } = await create(payload, collection, 'Shown');
    const before = await publicRow(payload, collection, id);
    const { updatedAt = '' } = (await call(client, 'read_document', { collection, id })).value;
    const data = { [name]: 'Drafted', _status: 'published', deletedAt: new Date().toISOString() };
    const saved = await call(client, 'update_draft', { collection, id, updatedAt, data });
    expect(saved.isError).toBe(false);
    expect(await newest(collection, id)).toMatchObject({ [name]: 'Drafted', _status: 'draft' });
    expect(await publicRow(payload, collection, id)).toEqual(before);
    expect((await log())[0]).toBe('Writer, assistant of admin | assistant | Drafted | Changed a draft');
    expect((await call(client, 'publish', { collection, id, updatedAt: new Date().toISOString() })).isError).toBe(true);
    expect(await publicRow(payload, collection, id)).toEqual(before);
  });

  it('an assistant that may publish does, and the audit log says so', async () => {
    const client = await assistant('publish');
    const { id } = await create(payload, collection, 'Shown', { status: 'draft' });
    const read = await call(client, 'read_document', { collection, id });
    await staff.editor.rest('PATCH', `/${collection}/${id}?draft=true`, { [name]: 'Newer' });
    const unread = await call(client, 'publish', { collection, id, updatedAt: read.value.updatedAt });
    expect(unread).toMatchObject({ isError: true, text: expect.stringContaining('editor saved this') });
    const { updatedAt = '' } = (await call(client, 'read_document', { collection, id })).value;
    expect((await call(client, 'publish', { collection, id, updatedAt })).isError).toBe(false);
    expect(await publicRow(payload, collection, id)).not.toBeNull();
    expect(await log()).toContain('Writer, assistant of admin | publish | Newer');
  });
});

describe('an assistant', () => {
  it('creates drafts', async () => {
    const client = await assistant('draft');
    const data = { title: 'From an assistant', path: '/from-an-assistant', _status: 'published' };
    const { value } = await call(client, 'create_draft', { collection: 'pages', data });
    const id = value.id ?? '';
    expect(await newest('pages', id)).toMatchObject({ title: 'From an assistant', _status: 'draft' });
    expect(await publicRow(payload, 'pages', id)).toBeNull();
    expect((await newest('pages', id)).lastEditor).toBe(staff.admin.id);
    expect((await log())[0]).toBe('Writer, assistant of admin | assistant | From an assistant | Created a draft');
  });

  it('does not overwrite what a colleague wrote since', async () => {
    const client = await assistant('draft');
    const { id } = await create(payload, 'jobs', 'Reading', { status: 'draft' });
    const { updatedAt = '' } = (await call(client, 'read_document', { collection: 'jobs', id })).value;
    await staff.editor.rest('PATCH', `/jobs/${id}?draft=true`, { title: 'By a colleague' });
    const late = await call(client, 'update_draft', { collection: 'jobs', id, updatedAt, data: { title: 'Late' } });
    expect(late).toMatchObject({ isError: true, text: expect.stringContaining('editor saved this') });
    expect((await newest('jobs', id)).title).toBe('By a colleague');
  });

  it('overwrites neither what its maker wrote in a form since, nor another assistant', async () => {
    const [client, other] = [await assistant('draft'), await assistant('draft')];
    const { id } = await create(payload, 'jobs', 'Reading', { status: 'draft' });
    for (const write of [
      () => staff.admin.rest('PATCH', `/jobs/${id}?draft=true`, { title: 'By hand', editorial: { form: 'a window' } }),
      async () => {
        const { updatedAt = '' } = (await call(other, 'read_document', { collection: 'jobs', id })).value;
        await call(other, 'update_draft', { collection: 'jobs', id, updatedAt, data: { title: 'By hand' } });
      },
    ]) {
      const { updatedAt = '' } = (await call(client, 'read_document', { collection: 'jobs', id })).value;
      await write();
      const late = await call(client, 'update_draft', { collection: 'jobs', id, updatedAt, data: { title: 'Late' } });
      expect(late.isError).toBe(true);
      expect((await newest('jobs', id)).title).toBe('By hand');
    }
  });

  it('learns what is wrong, and then nothing is written, neither the draft nor the log', async () => {
    const client = await assistant('draft');
    const lines = await log();
    const data = { title: 'Wrong', path: '/wrong', blocks: [{ blockType: 'hero', heading: { not: 'a text' } }] };
    const wrong = await call(client, 'create_draft', { collection: 'pages', data });
    expect(wrong).toMatchObject({ isError: true, text: expect.stringMatching(/heading/i) });
    expect((await payload.count({ collection: 'pages', where: { title: { equals: 'Wrong' } } })).totalDocs).toBe(0);
    expect(await log()).toEqual(lines);
    const other = await call(client, 'list_documents', { collection: 'users' });
    expect(other.isError).toBe(true);
  });

  it('stops when its key is revoked, and when the account that made it is no longer an admin', async () => {
    const { id, key } = await make('draft');
    const client = await connect(key);
    await staff.admin.rest('POST', `/api-keys/${id}/revoke`);
    await expect(client.listTools()).rejects.toThrow();

    const data = { name: 'Second', email: 'second@staff.example', password, role: 'admin' } as const;
    const second = await payload.create({ collection: 'users', data });
    const made = await make('draft');
    await payload.update({ collection: 'api-keys', id: made.id, data: { createdBy: second.id } });
    const its = await connect(made.key);
    expect((await its.listTools()).tools).not.toHaveLength(0);
    await payload.update({ collection: 'users', id: second.id, data: { role: 'author' } });
    await expect(its.listTools()).rejects.toThrow();
  });
});

describe('a request', () => {
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };
  const post = (headers: Record<string, string>, body: unknown = message) =>
    rest(
      new Request(address, {
        method: 'POST',
        headers: { accept: 'application/json, text/event-stream', 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    );

  it('without a key, or with the session of a person, is refused', async () => {
    expect((await post({})).status).toBe(401);
    const { token } = await payload.login({ collection: 'users', data: { email: emailOf('admin'), password } });
    expect((await post({ authorization: `JWT ${token}` })).status).toBe(401);
    expect((await post({ cookie: `payload-token=${token}`, origin: 'http://localhost:3000' })).status).toBe(401);
  });

  it('from a page of another site is refused', async () => {
    const { key } = await make('read');
    expect((await post({ authorization: `Bearer ${key}` })).status).toBe(200);
    const foreign = { authorization: `Bearer ${key}`, cookie: 'payload-token=x', origin: 'https://evil.example' };
    expect((await post(foreign)).status).toBe(403);
  });

  it('is bounded, and has to be JSON', async () => {
    const { key } = await make('read');
    const authorization = `Bearer ${key}`;
    expect((await post({ authorization }, '{')).status).toBe(400);
    expect((await post({ authorization }, { ...message, more: 'x'.repeat(1_100_000) })).status).toBe(413);
    expect((await rest(new Request(address, { headers: { authorization } }))).status).toBe(405);
  });
});
