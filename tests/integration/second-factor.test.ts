import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '@/access/roles';
import { client } from '../helpers/http';
import { testPayload } from '../helpers/payload';
import { next, nextAddress } from '../helpers/samples';
import { password, signIn } from '../helpers/staff';

type Enrolment = { ticket: string; secret: string; uri: string };
type Reply = {
  token?: string;
  needs?: string;
  enrolment?: Enrolment;
  recoveryCodes?: string[];
  errors?: { message: string }[];
};

let email: string;
let address: string;
let id: string;

/** A code can be used once, so each call needs a later step. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

const login = (more: object = {}, from = address) =>
  client(undefined, from).rest<Reply>('POST', '/users/login', { email, password, ...more });
const post = (path: string, body: object, token?: string) =>
  client(token, address).rest<Reply>('POST', `/users/second-factor${path}`, body);
const require = (...roles: Role[]) =>
  payload.updateGlobal({ slug: 'staff-security', data: { secondFactorRoles: roles }, depth: 0 });
const isSignedIn = async (token: string | undefined) =>
  Boolean((await client(token).rest('GET', '/users/me')).body.user);

async function lines(): Promise<string[]> {
  const where = { document: { equals: id }, action: { in: ['second-factor', 'sign-in', 'sign-in-failed'] } };
  const { docs } = await payload.find({ collection: 'audit-log', where, sort: 'createdAt', depth: 0 });
  return docs.map(({ action, whoName, detail }) => `${action} | ${whoName} | ${detail}`);
}

async function turnOn() {
  const { body } = await login();
  const begun = await post('/begin', { password }, body.token);
  const { ticket = '', secret = '' } = begun.body.enrolment ?? {};
  const done = await post('/enrol', { ticket, code: codeOf(secret, -1) }, body.token);
  expect(done.status).toBe(200);
  return { secret, codes: done.body.recoveryCodes ?? [], token: body.token };
}

const payload = await testPayload();
const staff = await signIn(payload);

beforeEach(async () => {
  const number = next();
  email = `person-${number}@staff.example`;
  address = nextAddress();
  ({ id } = await payload.create({ collection: 'users', data: { name: 'Person', email, password, role: 'author' } }));
});

afterEach(() => require());

describe('with a second factor', () => {
  it('a password alone begins no session', async () => {
    await turnOn();
    const { status, body, headers } = await login();
    expect(status).toBe(401);
    expect(body.needs).toBe('code');
    expect(body.token).toBeUndefined();
    expect(headers.get('set-cookie')).toBeNull();
    const row = await payload.findByID({ collection: 'users', id, showHiddenFields: true, depth: 0 });
    expect(row.sessions).toHaveLength(1);
  });

  it('a code is used once', async () => {
    const { secret } = await turnOn();
    const code = codeOf(secret);
    const first = await login({ code });
    expect(first.status).toBe(200);
    expect(await isSignedIn(first.body.token)).toBe(true);
    expect((await login({ code })).status).toBe(401);
    expect((await login({ code: codeOf(secret, 1) })).status).toBe(200);
  });

  it('of two sign-ins with one code at once, one succeeds', async () => {
    const { secret } = await turnOn();
    const code = codeOf(secret);
    const both = await Promise.all([login({ code }), login({ code })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('a wrong code is refused and limited, whatever addresses it comes from', async () => {
    const { secret } = await turnOn();
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) {
      statuses.push((await login({ code: '000000' }, `198.51.100.${count}`)).status);
    }
    expect(new Set(statuses.slice(0, 10))).toEqual(new Set([401]));
    expect(statuses[10]).toBe(429);
    expect((await login({ code: codeOf(secret) }, '198.51.100.99')).status).toBe(429);
  });

  it('with a wrong password the code does not matter, and is not used up', async () => {
    const { secret } = await turnOn();
    const code = codeOf(secret);
    const wrong = await login({ password: 'wrong and long enough', code });
    expect(wrong.status).toBe(401);
    expect(wrong.body.needs).toBeUndefined();
    expect((await login({ code })).status).toBe(200);
  });

  it('a recovery code works once, however it is typed', async () => {
    const { codes } = await turnOn();
    expect(codes).toHaveLength(10);
    const code = codes[3]?.toLowerCase().replace('-', ' ');
    expect((await login({ code })).status).toBe(200);
    expect((await login({ code })).status).toBe(401);
    expect((await login({ code: codes[4] })).status).toBe(200);
    expect(await lines()).toContain('second-factor | Person | Recovery code used, 9 left');
  });

  it('a mailed link changes the password and not that a code is needed', async () => {
    await turnOn();
    await payload.update({ collection: 'users', id, data: { password: 'harbour lantern quiet' } });
    const { status, body } = await login({ password: 'harbour lantern quiet' });
    expect([status, body.needs]).toEqual([401, 'code']);
  });

  it('it is stored so that the database alone is of no use', async () => {
    const { secret, codes } = await turnOn();
    const { rows } = await payload.db.pool.query('select * from payload.second_factors where account = $1', [id]);
    const stored = JSON.stringify(rows);
    expect(rows).toHaveLength(1);
    for (const text of [secret, ...codes]) expect(stored).not.toContain(text);
  });

  it('it ends with the account', async () => {
    await turnOn();
    await payload.delete({ collection: 'users', id });
    const { rows } = await payload.db.pool.query('select 1 from payload.second_factors where account = $1', [id]);
    expect(rows).toEqual([]);
  });
});

describe('a role that needs one', () => {
  const enrolAtSignIn = async () => {
    const { status, body } = await login();
    expect([status, body.needs]).toEqual([401, 'enrolment']);
    expect(body.token).toBeUndefined();
    return body.enrolment ?? { ticket: '', secret: '', uri: '' };
  };

  it('sets it up while signing in, and only then has a session', async () => {
    await require('author');
    const { ticket, secret, uri } = await enrolAtSignIn();
    expect(uri).toContain(secret);
    expect((await post('/enrol', { ticket, code: '000000' })).status).toBe(400);
    const done = await post('/enrol', { ticket, code: codeOf(secret) });
    expect(done.status).toBe(200);
    expect(done.body.recoveryCodes).toHaveLength(10);
    expect(done.headers.get('set-cookie')).toContain('payload-token=');
    expect(await isSignedIn(done.body.token)).toBe(true);
    expect((await login()).body.needs).toBe('code');
    expect(await lines()).toContain('second-factor | Person | Turned on');
  });

  it('the ticket is good for nothing afterwards', async () => {
    await require('author');
    const { ticket, secret } = await enrolAtSignIn();
    await post('/enrol', { ticket, code: codeOf(secret) });
    const again = await post('/enrol', { ticket, code: codeOf(secret, 1) });
    expect(again.status).toBe(409);
    expect(again.body.token).toBeUndefined();
  });

  it('a ticket that is not ours is refused', async () => {
    expect((await post('/enrol', { ticket: 'made up', code: '123456' })).status).toBe(400);
  });

  it('does not have it turned off', async () => {
    const { secret, token } = await turnOn();
    await require('author');
    const { status } = await post('/off', { password, code: codeOf(secret) }, token);
    expect(status).toBe(400);
    expect((await login()).body.needs).toBe('code');
  });

  it('has those without one signed out when it is required', async () => {
    const without = await login();
    await require('author');
    expect(await isSignedIn(without.body.token)).toBe(false);
  });

  it('is chosen by admins who have one themselves, and written down', async () => {
    const send = (roles: Role[]) => staff.admin.rest('POST', '/globals/staff-security', { secondFactorRoles: roles });
    expect((await send(['admin'])).status).toBe(400);
    expect((await send(['reviewer'])).status).toBe(200);
    const where = { action: { equals: 'security' } };
    const { docs } = await payload.find({ collection: 'audit-log', where, sort: '-createdAt', limit: 1, depth: 0 });
    expect(docs[0]).toMatchObject({ whoName: 'admin', detail: 'Second factor needed by reviewer, before by no role' });
  });

  it('is not taken back by the form of a colleague that was open before', async () => {
    type Saved = { result?: { updatedAt: string } };
    const send = (roles: Role[], updatedAt?: string) =>
      staff.admin.rest<Saved>('POST', '/globals/staff-security', { secondFactorRoles: roles, updatedAt });
    const { updatedAt } = (await send([])).body.result ?? {};
    const saved = await send(['reviewer'], updatedAt);
    expect((await send([], updatedAt)).status).toBe(409);
    expect((await send([], saved.body.result?.updatedAt)).status).toBe(200);
  });
});

describe('on the own account page', () => {
  it('everything asks for the password', async () => {
    const { body } = await login();
    for (const path of ['/begin', '/recovery-codes', '/off']) {
      expect((await post(path, { password: 'wrong and long enough' }, body.token)).status).toBe(400);
    }
  });

  it('replacing it, new recovery codes and turning it off ask for a code, too', async () => {
    const { secret, token } = await turnOn();
    for (const path of ['/begin', '/recovery-codes', '/off']) {
      expect((await post(path, { password }, token)).status).toBe(400);
    }
    expect((await post('/off', { password, code: codeOf(secret) }, token)).status).toBe(200);
    expect((await login()).status).toBe(200);
    expect(await lines()).toContain('second-factor | Person | Turned off');
  });

  it('it is replaced by another app', async () => {
    const { secret, codes, token } = await turnOn();
    const begun = await post('/begin', { password, code: codeOf(secret) }, token);
    const { ticket = '', secret: other = '' } = begun.body.enrolment ?? {};
    const done = await post('/enrol', { ticket, code: codeOf(other) }, token);
    expect(done.status).toBe(200);
    expect((await login({ code: codeOf(secret, 1) })).status).toBe(401);
    expect((await login({ code: codes[0] })).status).toBe(401);
    expect((await login({ code: codeOf(other, 1) })).status).toBe(200);
  });

  it('new recovery codes end the old ones', async () => {
    const { secret, codes, token } = await turnOn();
    const renewed = await post('/recovery-codes', { password, code: codeOf(secret) }, token);
    expect(renewed.body.recoveryCodes).toHaveLength(10);
    expect((await login({ code: codes[0] })).status).toBe(401);
    expect((await login({ code: renewed.body.recoveryCodes?.[0] })).status).toBe(200);
  });
});

describe('a reset', () => {
  it('takes the factor away and ends the sessions', async () => {
    const { token } = await turnOn();
    expect((await login()).body.needs).toBe('code');
    expect((await staff.admin.rest('POST', `/users/second-factor/reset/${id}`, { password })).status).toBe(200);
    expect(await isSignedIn(token)).toBe(false);
    expect((await login()).status).toBe(200);
    expect(await lines()).toContain('second-factor | admin | Reset');
  });

  it('of the own one is not a reset', async () => {
    expect((await staff.admin.rest('POST', `/users/second-factor/reset/${staff.admin.id}`)).status).toBe(400);
  });
});

describe('a key for an app, begun with a password', () => {
  const begun = async () => {
    await require('author');
    const { ticket = '', secret = '' } = (await login()).body.enrolment ?? {};
    return { ticket, code: codeOf(secret) };
  };
  const change = (data: Record<string, unknown>) =>
    payload.db.updateOne({ collection: 'users', id, data, returning: false });

  it('is worthless once the account has another password', async () => {
    const sent = await begun();
    await payload.update({ collection: 'users', id, data: { password: 'another long password' }, depth: 0 });
    const { status, body, headers } = await post('/enrol', sent);
    expect([status, body.token, headers.get('set-cookie')]).toEqual([400, undefined, null]);
    expect((await login({ password: 'another long password' })).body.needs).toBe('enrolment');
  });

  it('is worthless once the account may not use a password, or is gone', async () => {
    const sent = await begun();
    await change({ accessEndedAt: new Date().toISOString() });
    expect((await post('/enrol', sent)).status).toBe(400);
    await payload.delete({ collection: 'users', id });
    expect((await post('/enrol', sent)).status).toBe(400);
  });
});
