import type { Payload } from 'payload';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { readPasswordLink } from '@/staff/sign-in/password-link';
import { client } from '../helpers/http';
import { testPayload } from '../helpers/payload';
import { next } from '../helpers/samples';
import { password, signIn } from '../helpers/staff';

const PASSWORD = 'harbour lantern quiet';

let payload: Payload;
let staff: Awaited<ReturnType<typeof signIn>>;
let email: string;
const sent = vi.fn();

beforeAll(async () => {
  payload = await testPayload();
  vi.spyOn(payload, 'sendEmail').mockImplementation(async (mail) => {
    // Those of the test before may come late.
    if (mail.to === email) sent(mail);
  });
  staff = await signIn(payload);
});
beforeEach(() => {
  sent.mockClear();
  email = `invited-${next()}@staff.example`;
});

const invite = (who: keyof typeof staff, more: object = {}) =>
  staff[who].rest<{ message?: string }>('POST', '/users/invite', {
    name: 'Invited',
    email,
    role: 'author',
    password,
    ...more,
  });
const account = async () =>
  (await payload.find({ collection: 'users', where: { email: { equals: email } }, depth: 0 })).docs[0];
const tokenOf = (call = 0): string => /admin\/reset\/(\w+)/.exec(sent.mock.calls[call]?.[0].text)?.[1] ?? '';
const reset = (token: string, password = PASSWORD) =>
  client(undefined, '203.0.113.77').rest('POST', '/users/reset-password', { token, password });
const login = () => client(undefined, '203.0.113.77').rest('POST', '/users/login', { email, password: PASSWORD });

it('an invited person chooses a password with a link that works once', async () => {
  expect((await invite('admin')).status).toBe(200);
  expect(await account()).toMatchObject({ role: 'author', invitedAt: expect.any(String) });
  expect(sent.mock.calls[0]?.[0]).toMatchObject({ to: email });
  const token = tokenOf();
  expect((await reset(token, 'short')).status).toBe(400);
  expect((await reset(token)).status).toBe(200);
  expect((await reset(token, `${PASSWORD} again`)).status).toBe(400);
  expect((await login()).status).toBe(200);
  expect((await account())?.invitedAt).toBeNull();
});

it('the link works for days, and then no more', async () => {
  await invite('admin');
  const row = await payload.db.findOne<{ id: string; resetPasswordExpiration: string }>({
    collection: 'users',
    where: { email: { equals: email } },
  });
  const days = (Date.parse(row?.resetPasswordExpiration ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(2.9);
  expect(days).toBeLessThan(3.1);
  await payload.db.updateOne({
    collection: 'users',
    where: { email: { equals: email } },
    data: { resetPasswordExpiration: new Date(Date.now() - 1000).toISOString() },
  });
  expect((await reset(tokenOf())).status).toBe(400);
});

it('another invitation ends the first one, until the person has been here', async () => {
  await invite('admin');
  const id = (await account())?.id;
  expect((await staff.admin.rest('POST', `/users/invite/${id}`, { password })).status).toBe(200);
  expect((await reset(tokenOf(0))).status).toBe(400);
  expect((await reset(tokenOf(1))).status).toBe(200);
  expect((await staff.admin.rest('POST', `/users/invite/${id}`, { password })).status).toBe(404);
  const { docs } = await payload.find({
    collection: 'audit-log',
    where: { document: { equals: id } },
    sort: 'createdAt',
    depth: 0,
  });
  expect(docs.map(({ whoName, detail }) => `${whoName}: ${detail}`)).toEqual([
    'admin: Added as author, by invitation',
    'admin: Invited again',
    'Not signed in: With a mailed link',
  ]);
});

it('one address has one account, and what is missing is named', async () => {
  await invite('admin');
  expect((await invite('admin')).status).toBe(409);
  expect((await invite('admin', { email: 'nowhere' })).status).toBe(400);
  expect((await invite('admin', { email: `x-${email}`, role: 'owner' })).status).toBe(400);
});

it('the link is never in a response, and the admin offers no form that asks for a password', async () => {
  expect(JSON.stringify((await invite('admin')).body)).not.toContain(tokenOf());
  const { body } = await staff.admin.rest<{ collections: { users: { create?: unknown } } }>('GET', '/access');
  expect(body.collections.users.create).toBeFalsy();
});

it('its page says who invited the person, and what has become of the link', async () => {
  const linkOf = (call?: number) => readPasswordLink(payload, tokenOf(call));
  await invite('admin');
  const id = (await account())?.id;
  expect(await linkOf()).toEqual({ is: 'valid', account: id, email, name: 'Invited', isInvitation: true, by: 'admin' });
  expect(await readPasswordLink(payload, tokenOf().slice(1))).toEqual({ is: 'unknown' });
  await staff.admin.rest('POST', `/users/invite/${id}`, { password });
  expect(await linkOf(0)).toEqual({ is: 'unknown' });
  const expire = (by: number) =>
    payload.db.updateOne({
      collection: 'users',
      where: { id: { equals: id } },
      data: { resetPasswordExpiration: new Date(Date.now() + by).toISOString() },
    });
  await expire(-1000);
  expect(await linkOf(1)).toEqual({ is: 'expired', isInvitation: true });
  await expire(60_000);
  expect((await reset(tokenOf(1))).status).toBe(200);
  expect(await linkOf(1)).toEqual({ is: 'used' });
  expect((await reset(tokenOf(1))).status).toBe(400);
});

it('is mailed as HTML and as text, and names nobody', async () => {
  await invite('admin');
  const { html, text } = sent.mock.calls[0]?.[0] ?? {};
  for (const part of [html, text]) {
    expect(part).toContain(`/admin/reset/${tokenOf()}`);
    expect(part).not.toContain('Invited');
  }
});
