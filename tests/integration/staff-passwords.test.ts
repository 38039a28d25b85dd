import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { client } from '../helpers/http';
import { testPayload } from '../helpers/payload';
import { next, nextAddress } from '../helpers/samples';
import { password, signIn } from '../helpers/staff';

const FRESH = 'harbour lantern quiet';

let payload: Payload;
let staff: Awaited<ReturnType<typeof signIn>>;
let email: string;
let address: string;
let id: string;

const login = (secret: string) =>
  client(undefined, address).rest<{ token?: string }>('POST', '/users/login', { email, password: secret });
const post = (path: string, body: object, from = address) =>
  client(undefined, from).rest('POST', `/users${path}`, body);

async function lines(): Promise<string[]> {
  const where = { document: { equals: id }, action: { equals: 'password' } };
  const { docs } = await payload.find({ collection: 'audit-log', where, sort: 'createdAt', depth: 0 });
  return docs.map(({ whoName, detail }) => `${whoName} | ${detail ?? ''}`);
}

const sent = vi.fn();
async function token(): Promise<string> {
  sent.mockClear();
  await post('/forgot-password', { email });
  const mailed = () => /admin\/reset\/(\w+)/.exec(sent.mock.calls.at(-1)?.[0].html)?.[1];
  await expect.poll(mailed).toBeTruthy();
  return mailed() ?? '';
}

beforeAll(async () => {
  payload = await testPayload();
  vi.spyOn(payload, 'sendEmail').mockImplementation(async (mail) => {
    // Those of the test before may come late.
    if (mail.to === email) sent(mail);
  });
  staff = await signIn(payload);
});

beforeEach(async () => {
  const number = next();
  email = `person-${number}@staff.example`;
  address = nextAddress();
  ({ id } = await payload.create({ collection: 'users', data: { name: 'Person', email, password, role: 'author' } }));
});

type Refused = { errors: { data?: { errors: { message: string; path: string }[] }; message: string }[] };

describe('a weak password is refused', () => {
  it.each(['abc', 'qwertyuiop123', 'Password2026!', 'x'.repeat(200)])('for a new account: %s', async (weak) => {
    const data = { name: 'New', email: `new-${next()}@staff.example`, password: weak, role: 'author' };
    const { status, body } = await staff.admin.rest<Refused>('POST', '/users', data);
    expect(status).toBe(400);
    expect(body.errors[0]?.data?.errors[0]).toMatchObject({
      path: 'password',
      message: expect.stringMatching(/\w{4}/),
    });
  });

  it('for an account that there is, and the old one stays', async () => {
    expect((await staff.admin.rest('PATCH', `/users/${id}`, { password: 'short' })).status).toBe(400);
    expect((await staff.admin.rest('PATCH', `/users/${id}`, { password: `${email}1` })).status).toBe(400);
    expect((await login(password)).status).toBe(200);
    expect(await lines()).toEqual([]);
  });
});

describe('a forgotten password', () => {
  it('hears the same whether there is an account or not', async () => {
    const known = await post('/forgot-password', { email });
    const unknown = await post('/forgot-password', { email: `nobody-${next()}@staff.example` });
    expect(known.status).toBe(200);
    expect(unknown.status).toBe(200);
    expect(unknown.body).toEqual(known.body);
  });

  it('has three mails an hour, whether there is an account or not', async () => {
    const statuses = async (whom: string) => {
      const seen: number[] = [];
      for (let count = 0; count < 4; count += 1) seen.push((await post('/forgot-password', { email: whom })).status);
      return seen;
    };
    expect(await statuses(email)).toEqual([200, 200, 200, 429]);
    expect(await statuses(`nobody-${next()}@staff.example`)).toEqual([200, 200, 200, 429]);
  });

  it('sets a new one, is signed in nowhere, and that is written down', async () => {
    const { body } = await login(password);
    const response = await post('/reset-password', { token: await token(), password: FRESH });
    expect(response.status).toBe(200);
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(JSON.stringify(response.body)).not.toMatch(/token|user/);
    expect((await client(body.token).rest('GET', '/users/me')).body.user).toBeNull();
    expect((await login(password)).status).toBe(401);
    expect((await login(FRESH)).status).toBe(200);
    expect(await lines()).toEqual(['Not signed in | With a mailed link']);
  });

  it('uses a link once, and not for a weak password', async () => {
    const link = await token();
    expect((await post('/reset-password', { token: link, password: 'short' })).status).toBe(400);
    const both = await Promise.all([1, 2].map(() => post('/reset-password', { token: link, password: FRESH })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await post('/reset-password', { token: link, password: password })).status).toBe(400);
    expect((await login(FRESH)).status).toBe(200);
  });

  it('uses no link whose time is over', async () => {
    const link = await token();
    const data = { resetPasswordExpiration: new Date(Date.now() - 1_000).toISOString() };
    await payload.db.updateOne({ collection: 'users', id, data });
    expect((await post('/reset-password', { token: link, password: FRESH })).status).toBe(400);
    expect((await login(password)).status).toBe(200);
  });

  it('may sign in at once, whatever was guessed before', async () => {
    for (let count = 0; count < 5; count += 1) await login('wrong and long enough');
    expect((await login(password)).status).toBe(429);
    await post('/reset-password', { token: await token(), password: FRESH });
    expect((await login(FRESH)).status).toBe(200);
  });

  it('has twenty attempts with a link', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 21; count += 1) {
      statuses.push((await post('/reset-password', { token: 'guessed', password: FRESH })).status);
    }
    expect(new Set(statuses.slice(0, 20))).toEqual(new Set([400]));
    expect(statuses[20]).toBe(429);
  });
});
