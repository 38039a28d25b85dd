import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { client } from '../helpers/http';
import { testPayload } from '../helpers/payload';
import { plainBrowser } from '../helpers/plain-browser';
import { next } from '../helpers/samples';
import { SITE, signInAtProvider, signInWithProvider } from '../helpers/single-sign-on';
import { password, signIn } from '../helpers/staff';

// The environment is read while the configuration is imported.
const provider = await vi.hoisted(async () => {
  const { startIdentityProvider } = await import('../helpers/identity-provider');
  const { variablesFor } = await import('../helpers/single-sign-on-variables');
  const started = await startIdentityProvider('http://localhost:3000/api/users/sso/callback');
  Object.assign(process.env, variablesFor(started.issuer));
  return started;
});

const payload = await testPayload();
const staff = await signIn(payload);

afterAll(() => provider.stop());

const callback = `${SITE}/api/users/sso/callback`;
const start = `${SITE}/api/users/sso/start`;

function colleague(claims: Record<string, unknown> = {}) {
  const subject = `subject-${next()}`;
  const email = `${subject}@staff.example`;
  provider.accounts.set(subject, { email, email_verified: true, name: 'Ada', roles: ['site-editors'], ...claims });
  const change = (changed: Record<string, unknown>) =>
    provider.accounts.set(subject, { ...provider.accounts.get(subject), ...changed });
  return { subject, email, change };
}

async function accountOf(email: string) {
  const { docs } = await payload.find({ collection: 'users', where: { email: { equals: email } }, depth: 0 });
  return docs[0];
}

const roleOf = async (person: ReturnType<typeof client> | undefined) =>
  (await person?.rest<{ user: { role: string } | null }>('GET', '/users/me'))?.body.user?.role;

async function lines(document: string | undefined) {
  const where = { document: { equals: document } };
  const { docs } = await payload.find({ collection: 'audit-log', where, sort: 'createdAt', depth: 0 });
  return docs.map(({ whoName, action, detail }) => [whoName, action, detail].filter(Boolean).join(' | '));
}

describe('a first sign-in', () => {
  it('makes an account with the role of the claim, and it is in the log', async () => {
    const { subject, email } = colleague();
    const { result, person } = await signInWithProvider(subject, '?redirect=/admin/collections/pages');
    expect(result).toEqual({ sso: 'done', redirect: '/admin/collections/pages' });
    expect(await roleOf(person)).toBe('editor');
    const account = await accountOf(email);
    expect(account).toMatchObject({ name: 'Ada', ssoIdentity: `${provider.issuer} ${subject}` });
    expect(await lines(account?.id)).toEqual([
      'The site | account | Added as editor, by single sign-on',
      'Ada | sign-in | With single sign-on',
    ]);
  });

  it('links the account that has the verified email address, and gives it the role of the claim', async () => {
    const { subject, email } = colleague({ roles: ['site-admins'] });
    const data = { name: 'Old name', email, password, role: 'author' as const };
    const { id } = await payload.create({ collection: 'users', data });
    const { person } = await signInWithProvider(subject);
    expect(await roleOf(person)).toBe('admin');
    expect(await accountOf(email)).toMatchObject({ id, name: 'Ada', role: 'admin' });
    expect(await lines(id)).toEqual([
      'The site | account | Added as author',
      'The site | role | From author to admin, by single sign-on',
      'The site | account | Linked to single sign-on',
      'Ada | sign-in | With single sign-on',
    ]);
  });

  it.each([
    ['an address that is not verified', { email_verified: false }],
    ['an address of which the provider says nothing', { email_verified: undefined }],
  ])('links nothing by %s', async (_name, claims) => {
    const { subject, email } = colleague({ ...claims, roles: ['site-admins'] });
    const { id } = await payload.create({
      collection: 'users',
      data: { name: 'Owner', email, password, role: 'admin' },
    });
    const { result, person } = await signInWithProvider(subject);
    expect(result).toEqual({ sso: 'taken' });
    expect(person).toBeUndefined();
    expect(await accountOf(email)).toMatchObject({ id, name: 'Owner', ssoIdentity: null });
  });

  it('links no account that belongs to another identity', async () => {
    const first = colleague();
    await signInWithProvider(first.subject);
    const { subject } = colleague({ email: first.email });
    expect((await signInWithProvider(subject)).result).toEqual({ sso: 'taken' });
  });

  it('makes no account without a role, nor with an address that may be somebody else’s', async () => {
    const nobody = colleague({ roles: ['others'] });
    expect((await signInWithProvider(nobody.subject)).result).toEqual({ sso: 'no-role' });
    expect(await accountOf(nobody.email)).toBeUndefined();
    const unverified = colleague({ email_verified: false });
    expect((await signInWithProvider(unverified.subject)).result).toEqual({ sso: 'unverified' });
    expect(await accountOf(unverified.email)).toBeUndefined();
  });

  it('without an address says so', async () => {
    const { subject } = colleague({ email: undefined });
    expect((await signInWithProvider(subject)).result).toEqual({ sso: 'claims' });
  });
});

describe('a later sign-in', () => {
  it('follows the subject, not the address', async () => {
    const { subject, email, change } = colleague();
    await signInWithProvider(subject);
    change({ email: `moved-${next()}@staff.example`, name: 'Ada B.' });
    const { person } = await signInWithProvider(subject);
    expect(await roleOf(person)).toBe('editor');
    expect(await accountOf(email)).toMatchObject({ name: 'Ada B.' });
  });

  it('with another role changes it, which ends the sessions that began before', async () => {
    const { subject, email, change } = colleague({ roles: ['site-admins'] });
    const before = await signInWithProvider(subject);
    change({ roles: 'site-authors' });
    const after = await signInWithProvider(subject);
    expect(await roleOf(after.person)).toBe('author');
    expect(await roleOf(before.person)).toBeUndefined();
    expect(await lines((await accountOf(email))?.id)).toContain(
      'The site | role | From admin to author, by single sign-on',
    );
  });

  it('without any role ends access and sessions, until there is a role again', async () => {
    const { subject, email, change } = colleague();
    const before = await signInWithProvider(subject);
    change({ roles: [] });
    const refused = await signInWithProvider(subject);
    expect(refused.result).toEqual({ sso: 'no-role' });
    expect(refused.person).toBeUndefined();
    expect(await roleOf(before.person)).toBeUndefined();
    const id = (await accountOf(email))?.id;
    expect((await lines(id)).at(-1)).toBe('The site | role | Access ended: no role at the identity provider');
    change({ roles: ['site-editors'] });
    expect(await roleOf((await signInWithProvider(subject)).person)).toBe('editor');
    expect((await accountOf(email))?.accessEndedAt).toBeNull();
  });

  it('after access has ended is refused to passwords, too', async () => {
    const { subject, email, change } = colleague();
    await payload.create({ collection: 'users', data: { name: 'Ada', email, password, role: 'editor' } });
    const attempt = async () => (await client().rest('POST', '/users/login', { email, password })).status;
    await signInWithProvider(subject);
    expect(await attempt()).toBe(200);
    change({ roles: [] });
    await signInWithProvider(subject);
    expect(await attempt()).toBe(401);
  });

  it('is a session like others, and says how it began', async () => {
    const { subject, email } = colleague();
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';
    const { person } = await signInWithProvider(subject, '', { 'user-agent': firefox });
    const id = (await accountOf(email))?.id;
    expect((await person?.rest('GET', `/users/${id}/sessions`))?.body).toMatchObject({
      sessions: [{ method: 'sso', device: 'Firefox on Linux', isCurrent: true }],
    });
    await person?.rest('POST', '/users/logout');
    expect(await roleOf(person)).toBeUndefined();
  });
});

it('a session ends after twelve hours, however busy it is', async () => {
  const { subject, email } = colleague();
  const { person } = await signInWithProvider(subject);
  const account = await accountOf(email);
  const begun = (hours: number) => {
    const createdAt = new Date(Date.now() - hours * 3_600_000).toISOString();
    const sessions = account?.sessions?.map((session) => ({ ...session, createdAt }));
    return payload.update({ collection: 'users', id: account?.id ?? '', data: { sessions }, depth: 0 });
  };
  await begun(11.9);
  expect(await roleOf(person)).toBe('editor');
  await begun(12.1);
  expect(await roleOf(person)).toBeUndefined();
});

describe('the way there and back', () => {
  it('asks with PKCE, state and nonce, and keeps them from scripts and other sites', async () => {
    const response = await plainBrowser().step(start);
    const url = new URL(response.headers.get('location') ?? '');
    expect(url.origin).toBe(provider.issuer);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: 'code',
      scope: 'openid profile email',
      code_challenge_method: 'S256',
      redirect_uri: callback,
    });
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(url.searchParams.get(name)?.length).toBeGreaterThan(30);
    expect(response.headers.get('set-cookie')).toMatch(/HttpOnly.*SameSite=Lax/i);
    expect(response.headers.get('cache-control')).toContain('no-store');
  });

  it.each(['https://elsewhere.example', '//elsewhere.example', '/contact', '/admin/../contact'])(
    'leads to the admin instead of %s',
    async (redirect) => {
      const { subject } = colleague();
      const { result } = await signInWithProvider(subject, `?${new URLSearchParams({ redirect })}`);
      expect(result).toEqual({ sso: 'done', redirect: '/admin' });
    },
  );

  it('works once: a used code is refused, also with its cookie', async () => {
    const { subject } = colleague();
    const browser = plainBrowser();
    const back = await signInAtProvider(browser, subject);
    const kept = browser.cookie(SITE, 'alethia-sso') ?? '';
    await browser.step(back);
    browser.setCookie(SITE, 'payload-token', '');
    const again = await browser.step(back);
    expect(again.headers.get('location')).toBe(`${SITE}/admin/login?sso=expired`);
    const thief = plainBrowser();
    thief.setCookie(SITE, 'alethia-sso', kept);
    const replayed = await thief.step(back);
    expect(replayed.headers.get('location')).toBe(`${SITE}/admin/login?sso=expired`);
    expect(thief.cookie(SITE, 'payload-token')).toBeUndefined();
  });

  it('works only in the browser that began: following a link signs no one in', async () => {
    const { subject } = colleague();
    const back = await signInAtProvider(plainBrowser(), subject);
    const victim = plainBrowser();
    expect((await victim.step(back)).headers.get('location')).toBe(`${SITE}/admin/login?sso=expired`);
    await victim.step(start);
    expect((await victim.step(back)).headers.get('location')).toBe(`${SITE}/admin/login?sso=state`);
    expect(victim.cookie(SITE, 'payload-token')).toBeUndefined();
  });

  it.each([
    ['', 'state'],
    ['?state=x', 'state'],
    ['?state=STATE', 'provider'],
    ['?state=STATE&code=', 'provider'],
    ['?state=STATE&code=made-up&iss=ISSUER', 'expired'],
    ['?state=STATE&code=made-up&iss=https://elsewhere.example', 'provider'],
    ['?state=STATE&error=access_denied&iss=ISSUER', 'denied'],
    ['?state=STATE&error=server_error&error_description=%3Cb%3E&iss=ISSUER', 'provider'],
    ['?state=STATE&state=STATE&code=a&code=b&iss=ISSUER', 'provider'],
  ])('says why it does not go on: %s is %s', async (search, reason) => {
    const browser = plainBrowser();
    const url = new URL((await browser.step(start)).headers.get('location') ?? '');
    const state = url.searchParams.get('state') ?? '';
    const filled = search.replaceAll('STATE', state).replace('ISSUER', encodeURIComponent(provider.issuer));
    const response = await browser.step(callback + filled);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`${SITE}/admin/login?sso=${reason}`);
    expect(browser.cookie(SITE, 'alethia-sso')).toBeUndefined();
  });

  it('signs in the person who pressed the button, even if another one was signed in before', async () => {
    const { subject, email } = colleague();
    const headers = {
      authorization: `JWT ${(await client().rest<{ token: string }>('POST', '/users/login', { email: 'admin@staff.example', password })).body.token}`,
    };
    const { browser } = await signInWithProvider(subject, '', headers);
    expect(await roleOf(client(browser.cookie(SITE, 'payload-token')))).toBe('editor');
    expect(await lines((await accountOf(email))?.id)).toContain(
      'The site | account | Added as editor, by single sign-on',
    );
  });
});

describe('the identity', () => {
  it('is seen, linked and unlinked by admins alone', async () => {
    const { subject, email } = colleague();
    const { person } = await signInWithProvider(subject);
    const id = (await accountOf(email))?.id;
    const mine = await person?.rest('GET', `/users/${id}`);
    expect(JSON.stringify(mine?.body)).not.toContain('ssoIdentity');
    await person?.rest('PATCH', `/users/${id}`, { ssoIdentity: null, accessEndedAt: null });
    expect((await accountOf(email))?.ssoIdentity).toBe(`${provider.issuer} ${subject}`);
    expect((await staff.admin.rest('PATCH', `/users/${id}`, { ssoIdentity: 'nonsense' })).status).toBe(400);
    expect((await staff.admin.rest('PATCH', `/users/${id}`, { ssoIdentity: '' })).status).toBe(200);
    expect((await lines(id)).at(-1)).toBe('admin | account | Unlinked from single sign-on');
    const other = colleague({ email_verified: false });
    const linked = { ssoIdentity: `${provider.issuer} ${other.subject}`, currentPassword: password };
    await staff.admin.rest('PATCH', `/users/${id}`, linked);
    expect(await roleOf((await signInWithProvider(other.subject)).person)).toBe('editor');
  });
});

describe('without the provider', () => {
  beforeEach(() => provider.stop());

  it('the way back says so, and the next sign-in works when it responds again', async () => {
    await provider.startAgain();
    const { subject } = colleague();
    const browser = plainBrowser();
    const back = await signInAtProvider(browser, subject);
    await provider.stop();
    expect((await browser.step(back)).headers.get('location')).toBe(`${SITE}/admin/login?sso=unavailable`);
    await provider.startAgain();
    expect((await signInWithProvider(subject)).result.sso).toBe('done');
  });
});
