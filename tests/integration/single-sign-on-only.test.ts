import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { client } from '../helpers/http';
import { testPayload } from '../helpers/payload';
import { signInWithProvider } from '../helpers/single-sign-on';
import { password } from '../helpers/staff';

const BREAK_GLASS = 'keys@staff.example';
const ADMIN = 'admin@staff.example';

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

const payload = await testPayload();

beforeAll(async () => {
  for (const email of [BREAK_GLASS, 'editor@staff.example'])
    await payload.create({ collection: 'users', data: { name: email, email, password, role: 'editor' } });
  await payload.create({ collection: 'users', data: { name: 'Admin', email: ADMIN, password, role: 'admin' } });
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

async function signedInAdmin() {
  known('admin', ADMIN);
  const { person } = await signInWithProvider('admin');
  if (!person) throw new Error('The admin could not sign in.');
  return person;
}

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
  expect((await signInWithProvider('new')).result.sso).toBe('done');
  expect(await accountOf('new@staff.example')).toMatchObject({ role: 'author' });
  known('editor', 'editor@staff.example');
  expect((await signInWithProvider('editor')).result.sso).toBe('done');
  expect(await accountOf('editor@staff.example')).toMatchObject({ role: 'editor' });
});

it('other domains are refused', async () => {
  known('stranger', 'somebody@elsewhere.example');
  expect((await signInWithProvider('stranger')).result).toEqual({ sso: 'domain' });
});

it('the break-glass account does not sign in at the provider, and keeps its address', async () => {
  known('keys', BREAK_GLASS);
  expect((await signInWithProvider('keys')).result).toEqual({ sso: 'break-glass' });
  const { body } = await login(BREAK_GLASS);
  const account = await accountOf(BREAK_GLASS);
  const change = { email: 'other@staff.example', currentPassword: password };
  expect((await client(body.token).rest('PATCH', `/users/${account?.id}`, change)).status).toBe(400);
});

it('no other account gets a password: not from an admin, not by mail', async () => {
  const person = await signedInAdmin();
  const admin = await accountOf(ADMIN);
  const colleague = await accountOf('editor@staff.example');
  const data = { password: 'quite another long sentence' };
  expect((await person.rest('PATCH', `/users/${colleague?.id}`, data)).status).toBe(400);
  expect((await person.rest('PATCH', `/users/${admin?.id}`, { ...data, currentPassword: password })).status).toBe(400);
});

it('an invitation leads to single sign-on, and holds no link for a password', async () => {
  const admin = await signedInAdmin();
  const sent = vi.spyOn(payload, 'sendEmail').mockResolvedValue(undefined);
  const email = 'invited@staff.example';
  const { status } = await admin.rest('POST', '/users/invite', { name: 'Invited', email, role: 'reviewer' });
  expect(status).toBe(200);
  const [mail] = sent.mock.calls[0] ?? [];
  sent.mockRestore();
  expect(mail).toMatchObject({ to: email });
  expect(mail?.text).toContain('Sign in with single sign-on:\nhttp://localhost:3000/admin');
  expect(mail?.text).not.toMatch(/password|reset/i);
  const row = await payload.db.findOne<{ id: string; resetPasswordToken?: string | null }>({
    collection: 'users',
    where: { email: { equals: email } },
  });
  expect(row?.resetPasswordToken ?? null).toBeNull();

  known('invited', email);
  expect((await signInWithProvider('invited')).result.sso).toBe('done');
  expect(await accountOf(email)).toMatchObject({ id: row?.id, role: 'reviewer', invitedAt: null });
});
