import { describe, expect, it } from 'vitest';
import { client } from '../helpers/http';
import { testPayload } from '../helpers/payload';
import { next, nextAddress } from '../helpers/samples';
import { password, signIn } from '../helpers/staff';

const payload = await testPayload();
const staff = await signIn(payload);

const other = 'quite another long sentence';
type Refused = { errors?: { data?: { errors?: { path: string }[] } }[] };

async function colleague(role: 'author' | 'admin' = 'author') {
  const email = `current-${next()}@staff.example`;
  const address = nextAddress();
  const { id } = await payload.create({ collection: 'users', data: { name: 'Ada', email, password, role } });
  const login = async (secret = password, as = email) =>
    (await client(undefined, address).rest<{ token?: string }>('POST', '/users/login', { email: as, password: secret }))
      .body.token;
  const [here, elsewhere] = [client(await login(), address), client(await login(), address)];
  const change = (data: object) => here.rest<Refused>('PATCH', `/users/${id}`, data);
  return { id, email, login, here, elsewhere, change };
}

const isSignedIn = async (person: ReturnType<typeof client>) =>
  Boolean((await person.rest('GET', '/users/me')).body.user);

async function actions(document: string) {
  const where = { document: { equals: document }, action: { in: ['password', 'email'] } };
  const { docs } = await payload.find({ collection: 'audit-log', where, sort: 'createdAt', depth: 0 });
  return docs.map(({ whoName, action }) => `${whoName} ${action}`);
}

describe.each(['author', 'admin'] as const)('of an %s', (role) => {
  it.each([
    ['password', { password: other }],
    ['email address', { email: 'taken-over@staff.example' }],
  ])('the own %s changes only with the current password', async (_name, data) => {
    const { id, email, login, change } = await colleague(role);
    for (const wrong of [{}, { currentPassword: '' }, { currentPassword: other }, { currentPassword: { $ne: '' } }]) {
      const { status, body } = await change({ ...data, ...wrong });
      expect(status).toBe(400);
      expect(body.errors?.[0]?.data?.errors?.[0]?.path).toBe('currentPassword');
    }
    expect(await payload.findByID({ collection: 'users', id, depth: 0 })).toMatchObject({ email });
    expect(await login()).toBeDefined();
    expect(await actions(id)).toEqual([]);
  });
});

it('a new password works, ends the other sessions and is in the log', async () => {
  const { id, login, here, elsewhere, change } = await colleague();
  const { status, body } = await change({ password: other, currentPassword: password });
  expect(status).toBe(200);
  expect(JSON.stringify(body)).not.toMatch(/currentPassword|another long/);
  expect([await isSignedIn(here), await isSignedIn(elsewhere)]).toEqual([true, false]);
  expect([await login(), await login(other)]).toEqual([undefined, expect.any(String)]);
  expect(await actions(id)).toEqual(['Ada password']);
});

it('a wrong current password is in the log', async () => {
  const { id, change } = await colleague();
  await change({ password: other, currentPassword: other });
  const where = { document: { equals: id }, action: { equals: 'sign-in-failed' } };
  const { docs } = await payload.find({ collection: 'audit-log', where, depth: 0 });
  expect(docs).toMatchObject([{ whoName: 'Ada', detail: 'Wrong password to change an account' }]);
});

it('other fields, and the same address in capitals, need no password', async () => {
  const { email, change } = await colleague();
  expect((await change({ name: 'Ada B.' })).status).toBe(200);
  expect((await change({ name: 'Ada C.', email: email.toUpperCase() })).status).toBe(200);
});

it('wrong ones are limited as sign-in is: the right one is then refused as well', async () => {
  const { change } = await colleague();
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect((await change({ password: other, currentPassword: 'wrong' })).status).toBe(400);
  }
  expect((await change({ password: other, currentPassword: password })).status).toBe(429);
});

it('admins set those of others with their own', async () => {
  const { id, login, here } = await colleague();
  expect((await staff.admin.rest('PATCH', `/users/${id}`, { password: other, currentPassword: password })).status).toBe(
    200,
  );
  expect(await isSignedIn(here)).toBe(false);
  expect(await login(other)).toBeDefined();
  expect(await actions(id)).toEqual(['admin password']);
});
