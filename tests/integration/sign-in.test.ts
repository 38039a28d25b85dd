import type { Where } from 'payload';
import { beforeEach, describe, expect, it } from 'vitest';
import { keyOf } from '@/staff/sign-in/limits';
import { client } from '../helpers/http';
import { testPayload } from '../helpers/payload';
import { next, nextAddress } from '../helpers/samples';
import { password } from '../helpers/staff';

type SignedIn = { token?: string; exp?: number; user?: { email: string }; errors?: { message: string }[] };

let email: string;
let address: string;
let id: string;

const WRONG = 'wrong and long enough';
const login = (given: { email?: unknown; password?: unknown; code?: unknown }, from = address) =>
  client(undefined, from).rest<SignedIn>('POST', '/users/login', given);
const lines = async (document?: string) => {
  const where: Where = document ? { document: { equals: document } } : {};
  const { docs } = await payload.find({ collection: 'audit-log', where, sort: 'createdAt', limit: 0, depth: 0 });
  return docs.map(({ action, whoName, detail }) => [action, whoName, detail].join(' | '));
};

const payload = await testPayload();

beforeEach(async () => {
  const number = next();
  email = `person-${number}@staff.example`;
  address = nextAddress();
  ({ id } = await payload.create({ collection: 'users', data: { name: 'Person', email, password, role: 'author' } }));
});

describe('signing in', () => {
  it('begins a session with a cookie and is written down', async () => {
    const { status, body, headers } = await login({ email: ` ${email.toUpperCase()} `, password });
    expect(status).toBe(200);
    expect(body.user?.email).toBe(email);
    expect(headers.get('set-cookie')).toMatch(/^payload-token=.*HttpOnly.*SameSite=Lax/i);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect((await client(body.token).rest('GET', '/users/me')).body.user).toMatchObject({ email });
    expect(await lines(id)).toContain('sign-in | Person | With a password');
  });

  it('says the same of a wrong password and of an unknown email', async () => {
    const known = await login({ email, password: WRONG });
    const unknown = await login({ email: `nobody-${next()}@staff.example`, password: WRONG });
    expect(known.status).toBe(401);
    expect(unknown.status).toBe(401);
    expect(unknown.body).toEqual(known.body);
    expect([...unknown.headers.keys()].sort()).toEqual([...known.headers.keys()].sort());
  });

  it('writes a failed one down without the address it came from', async () => {
    await login({ email, password: WRONG });
    const [line] = (await lines(id)).filter((text) => text.startsWith('sign-in-failed'));
    expect(line).toMatch(/^sign-in-failed \| Not signed in \| Password, address [\w-]{12}$/);
    expect(line).not.toContain(address);
  });

  it.each([{}, { email: 1, password: [] }, { email: 'a@b.example' }, { email: 'x'.repeat(300), password: 'y' }])(
    'refuses what is no email and password: %j',
    async (given) => {
      expect((await login(given)).status).toBe(400);
    },
  );

  it('begins one session for each of several at once', async () => {
    const responses = await Promise.all([1, 2, 3].map(() => login({ email, password })));
    for (const { status } of responses) expect(status).toBe(200);
    for (const { body } of responses) {
      expect((await client(body.token).rest('GET', '/users/me')).body.user).toMatchObject({ email });
    }
  });
});

describe('after five wrong passwords', () => {
  const guess = async (whom: string, from = address) => {
    for (let count = 0; count < 5; count += 1) await login({ email: whom, password: WRONG }, from);
  };

  it('one address has to wait, with the right password, too', async () => {
    await guess(email);
    const { status, body, headers } = await login({ email, password });
    expect(status).toBe(429);
    expect(body.token).toBeUndefined();
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(body.errors?.[0]?.message).toMatch(/^Too many attempts\. Try again in \d+ minutes\.$/);
  });

  it('the owner signs in from another address', async () => {
    await guess(email);
    expect((await login({ email, password }, nextAddress())).status).toBe(200);
  });

  it('the message is the same where there is no account', async () => {
    const nobody = `nobody-${next()}@staff.example`;
    await guess(email);
    await guess(nobody);
    const known = await login({ email, password: WRONG });
    const unknown = await login({ email: nobody, password: WRONG });
    expect(unknown.status).toBe(429);
    expect(unknown.body).toEqual(known.body);
  });

  it('attempts sent at once are counted, too', async () => {
    const responses = await Promise.all(Array.from({ length: 12 }, () => login({ email, password: WRONG })));
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  it('the first refusal is written down, the others are not', async () => {
    const before = (await lines()).filter((line) => line.startsWith('sign-in-limited')).length;
    await guess(email);
    for (let count = 0; count < 3; count += 1) await login({ email, password: WRONG });
    expect((await lines()).filter((line) => line.startsWith('sign-in-limited'))).toHaveLength(before + 1);
  });

  it('signing in sets the count back', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let count = 0; count < 4; count += 1) expect((await login({ email, password: WRONG })).status).toBe(401);
      expect((await login({ email, password })).status).toBe(200);
    }
  });
});

it('one address has thirty attempts, whatever the account', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 31; count += 1) {
    const { status } = await login({ email: `nobody-${next()}@staff.example`, password: WRONG });
    statuses.push(status);
  }
  expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 401));
  expect(statuses[30]).toBe(429);
});

describe('an account that is guessed at from everywhere', () => {
  beforeEach(async () => {
    const row = [`account:${keyOf(email)}`, 101, Date.now() + 60_000];
    await payload.db.pool.query('insert into payload.sign_in_limits (key, points, expire) values ($1, $2, $3)', row);
  });

  it('has one attempt from each address', async () => {
    expect((await login({ email, password: WRONG })).status).toBe(401);
    expect((await login({ email, password: WRONG })).status).toBe(429);
    expect((await login({ email, password: WRONG }, nextAddress())).status).toBe(401);
  });

  it('lets its owner in', async () => {
    expect((await login({ email, password })).status).toBe(200);
    expect((await login({ email, password })).status).toBe(200);
  });
});

it('limits name neither accounts nor addresses', async () => {
  await login({ email, password: WRONG });
  const { rows } = await payload.db.pool.query('select key from payload.sign_in_limits');
  expect(rows.length).toBeGreaterThan(2);
  expect(JSON.stringify(rows)).not.toContain(email);
  expect(JSON.stringify(rows)).not.toContain(address);
});

describe("Payload's own ways in", () => {
  it.each(['/first-register', '/unlock', '/verify/abc'])('%s is closed', async (path) => {
    expect((await client().rest('POST', `/users${path}`, { email, password })).status).toBe(403);
  });
});
