import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { client } from '../helpers/http';
import { testPayload } from '../helpers/payload';
import { signInWithProvider } from '../helpers/single-sign-on';
import { password } from '../helpers/staff';

const BREAK_GLASS = 'keys@staff.example';

// Passwords are off, and the provider has no roles, like Google.
const provider = await vi.hoisted(async () => {
  const { startIdentityProvider } = await import('../helpers/identity-provider');
  const { variablesFor } = await import('../helpers/single-sign-on-variables');
  const started = await startIdentityProvider('http://localhost:3000/api/users/sso/callback');
  Object.assign(process.env, variablesFor(started.issuer), {
    OIDC_ROLE_MAP: '',
    OIDC_DEFAULT_ROLE: 'author',
    OIDC_ALLOWED_DOMAINS: 'staff.example',
    LOCAL_PASSWORDS: 'off',
    BREAK_GLASS_EMAIL: 'keys@staff.example',
  });
  return started;
});

let payload: Payload;

beforeAll(async () => {
  payload = await testPayload();
  for (const email of [BREAK_GLASS, 'editor@staff.example'])
    await payload.create({ collection: 'users', data: { name: email, email, password, role: 'editor' } });
});
afterAll(() => provider.stop());

const known = (subject: string, email: string, claims: object = {}) =>
  provider.accounts.set(subject, { email, email_verified: true, name: subject, ...claims });
const login = (email: string, secret = password) =>
  client().rest<{ token?: string; errors?: { message: string }[] }>('POST', '/users/login', {
    email,
    password: secret,
  });
const accountOf = async (email: string) =>
  (await payload.find({ collection: 'users', where: { email: { equals: email } }, depth: 0 })).docs[0];

it('a password signs in the break-glass account alone; everybody else reads one message', async () => {
  expect((await login(BREAK_GLASS)).body.token).toBeDefined();
  const refused = [
    await login('editor@staff.example'),
    await login('nobody@staff.example'),
    await login(BREAK_GLASS, 'not the password'),
  ];
  expect(new Set(refused.map(({ status, body }) => `${status} ${body.errors?.[0]?.message}`))).toEqual(
    new Set(['401 Passwords are off here. Use single sign-on.']),
  );
});

it('somebody new gets the default role; the role of an account that was there is left alone', async () => {
  known('new', 'new@staff.example', { roles: ['site-admins'] });
  expect((await signInWithProvider('new')).told.sso).toBe('done');
  expect(await accountOf('new@staff.example')).toMatchObject({ role: 'author' });
  known('editor', 'editor@staff.example');
  expect((await signInWithProvider('editor')).told.sso).toBe('done');
  expect(await accountOf('editor@staff.example')).toMatchObject({ role: 'editor' });
});

it('other domains are refused', async () => {
  known('stranger', 'somebody@elsewhere.example');
  expect((await signInWithProvider('stranger')).told).toEqual({ sso: 'domain' });
});

it('the break-glass account does not sign in at the provider, and keeps its address', async () => {
  known('keys', BREAK_GLASS);
  expect((await signInWithProvider('keys')).told).toEqual({ sso: 'break-glass' });
  const { body } = await login(BREAK_GLASS);
  const account = await accountOf(BREAK_GLASS);
  const change = { email: 'other@staff.example', currentPassword: password };
  expect((await client(body.token).rest('PATCH', `/users/${account?.id}`, change)).status).toBe(400);
});

it('nobody else gets a password: not from an admin, not by mail', async () => {
  const admin = await payload.create({
    collection: 'users',
    data: { name: 'Admin', email: 'admin@staff.example', password, role: 'admin' },
  });
  known('admin', 'admin@staff.example');
  const { person } = await signInWithProvider('admin');
  const colleague = await accountOf('editor@staff.example');
  const data = { password: 'quite another long sentence' };
  expect((await person?.rest('PATCH', `/users/${colleague?.id}`, data))?.status).toBe(400);
  expect((await person?.rest('PATCH', `/users/${admin.id}`, { ...data, currentPassword: password }))?.status).toBe(400);
});
