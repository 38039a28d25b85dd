import { createHmac } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressToken } from '../../../supabase/functions/_shared/address-token';
import { type TestGateway, testGateway } from '../../helpers/gateway';

let gateway: TestGateway;
let database: pg.Client;
let people = 0;
const password = 'the first password';

beforeAll(async () => {
  gateway = await testGateway();
  database = new pg.Client(process.env.DATABASE_URL);
  await database.connect();
});
afterAll(async () => {
  await database?.end();
  await gateway?.stop();
});

const auth = (endpoint: string, json?: unknown, more: Parameters<TestGateway['ask']>[1] = {}) =>
  gateway.ask(`/auth/v1/${endpoint}`, { key: gateway.publishableKey, json, ...more });
type Session = { access_token: string; refresh_token: string; user: { id: string } };
const json = async <T>(answer: Response) => (await answer.json()) as T;

async function signUp() {
  const email = `early-${++people}@visitor.example`;
  return { email, session: await json<Session>(await auth('signup', { email, password })) };
}
const signIn = (email: string, secret = password) => auth('token?grant_type=password', { email, password: secret });
const call = (name: string, token: string, body?: unknown) =>
  gateway.ask(`/functions/v1/${name}`, { key: gateway.publishableKey, token, json: body });
const isSignedIn = async ({ access_token: token }: Session) => (await auth('user', undefined, { token })).ok;

type Mail = { id: string; to: string[]; subject: string; text: string };
const read = new Set<string>();
async function linkTo(address: string, subject: string) {
  let found: Mail | undefined;
  await expect
    .poll(async () => {
      const all = await json<Mail[]>(await gateway.ask('/mailbox.json'));
      found = all.find((mail) => mail.to.includes(address) && mail.subject === subject && !read.has(mail.id));
      return found;
    })
    .toBeTruthy();
  read.add(found?.id ?? '');
  return new URL(/http:\/\/\S+\/verify\?\S+/.exec(found?.text ?? '')?.[0] ?? '');
}
async function open({ pathname, search }: URL) {
  const to = new URL((await gateway.ask(pathname + search)).headers.get('location') ?? '');
  return Object.fromEntries(new URLSearchParams(to.hash.slice(1))) as Record<string, string>;
}

async function openLink(email: string, endpoint: 'otp' | 'recover' = 'otp') {
  await auth(endpoint, { email });
  return open(await linkTo(email, endpoint === 'otp' ? 'Your sign-in link' : 'Reset your password'));
}

describe('the first link that is mailed to an address and opened', () => {
  it.each(['otp', 'recover'] as const)(
    'takes the account from the person who only knows its password (%s)',
    async (way) => {
      const { email, session: stranger } = await signUp();
      const owner = await openLink(email, way);
      expect(owner.needs).toBe('password');
      expect((await signIn(email)).status).toBe(400);
      expect(await isSignedIn(stranger)).toBe(false);
      expect((await auth('token?grant_type=refresh_token', { refresh_token: stranger.refresh_token })).status).toBe(
        400,
      );
      expect((await call('read-account', stranger.access_token)).status).toBe(401);
      expect((await call('read-account', owner.access_token ?? '')).status).toBe(200);
    },
  );

  it('lets its owner choose a password, and confirms the address', async () => {
    const { email } = await signUp();
    const { access_token: token = '' } = await openLink(email);
    expect(await json(await call('read-account', token))).toMatchObject({ isConfirmed: true });
    expect((await auth('user', { password: 'chosen by the owner' }, { method: 'PUT', token })).status).toBe(200);
    expect((await signIn(email, 'chosen by the owner')).status).toBe(200);
    const next = await openLink(email);
    expect(next.needs).toBeUndefined();
    expect((await auth('user', undefined, { token: next.access_token })).status).toBe(200);
    expect((await signIn(email, 'chosen by the owner')).status).toBe(200);
  });

  it('does the same when its token is posted', async () => {
    const { email, session: stranger } = await signUp();
    await auth('otp', { email });
    const { searchParams } = await linkTo(email, 'Your sign-in link');
    const body = { type: 'magiclink', token_hash: searchParams.get('token') };
    expect((await auth('verify', body)).status).toBe(200);
    expect(await isSignedIn(stranger)).toBe(false);
    expect((await signIn(email)).status).toBe(400);
  });

  it('drops a change of address that was requested before', async () => {
    const { email, session } = await signUp();
    const theirs = `taken-${email}`;
    const change = { email: theirs, current_password: password };
    expect((await auth('user', change, { method: 'PUT', token: session.access_token })).status).toBe(200);
    const link = await linkTo(theirs, 'Confirm your new email address');
    await openLink(email);
    expect((await open(link)).error_code).toBeTruthy();
    const { rows } = await database.query('select email from auth.users where id = $1', [session.user.id]);
    expect(rows).toEqual([{ email }]);
  });
});

describe('an address that was confirmed in a session with the password', () => {
  it('keeps password and sessions', async () => {
    const { email, session } = await signUp();
    const other = await json<Session>(await signIn(email));
    const token = await addressToken(gateway.secretKey, session.user.id, email, Date.now());
    expect((await call('confirm-address', session.access_token, { token })).status).toBe(200);
    expect((await openLink(email)).needs).toBeUndefined();
    expect(await isSignedIn(other)).toBe(true);
    expect((await signIn(email)).status).toBe(200);
  });

  it('counts for that address only', async () => {
    const { email, session } = await signUp();
    const token = await addressToken(gateway.secretKey, session.user.id, email, Date.now());
    await call('confirm-address', session.access_token, { token });
    const wanted = `next-${email}`;
    const change = { email: wanted, current_password: password };
    await auth('user', change, { method: 'PUT', token: session.access_token });
    expect((await open(await linkTo(wanted, 'Confirm your new email address'))).type).toBe('email_change');
    expect((await signIn(wanted)).status).toBe(200);
    expect((await openLink(wanted)).needs).toBe('password');
    expect((await signIn(wanted)).status).toBe(400);
  });
});

describe('links that were mailed to the former address', () => {
  it.each([
    ['otp', 'Your sign-in link'],
    ['recover', 'Reset your password'],
  ])('open nothing once another one is confirmed (%s)', async (endpoint, subject) => {
    const { email, session } = await signUp();
    await auth(endpoint, { email });
    const former = await linkTo(email, subject);
    const wanted = `next-${email}`;
    await auth('user', { email: wanted, current_password: password }, { method: 'PUT', token: session.access_token });
    expect((await open(await linkTo(wanted, 'Confirm your new email address'))).type).toBe('email_change');
    const opened = await open(former);
    expect([opened.access_token, opened.error_code]).toEqual([undefined, 'otp_expired']);
    expect((await signIn(wanted)).status).toBe(200);
  });
});

describe('hosted and self-hosted services, whose tokens say what began the session', () => {
  /** As from GoTrue. */
  function asBegunBy(method: string, { access_token }: Session): string {
    const [head = '', payload = ''] = access_token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    const amr = [{ method, timestamp: 1 }];
    const signed = `${head}.${Buffer.from(JSON.stringify({ ...claims, amr })).toString('base64url')}`;
    return `${signed}.${createHmac('sha256', gateway.jwtSecret).update(signed).digest('base64url')}`;
  }

  it.each(['otp', 'recovery', 'magiclink', 'invite'])(
    'a session by %s removes the first password, once',
    async (method) => {
      const { email, session: stranger } = await signUp();
      const owner = await json<Session>(await signIn(email));
      const token = asBegunBy(method, owner);
      expect(await json(await call('read-account', token))).toMatchObject({ isConfirmed: true, hasLostPassword: true });
      expect((await signIn(email)).status).toBe(400);
      expect(await isSignedIn(stranger)).toBe(false);
      expect(await json(await call('read-account', token))).toMatchObject({
        isConfirmed: true,
        hasLostPassword: false,
      });
    },
  );

  it.each(['password', 'oauth'])('a session by %s removes nothing', async (method) => {
    const { email, session } = await signUp();
    const answer = await call('read-account', asBegunBy(method, session));
    expect(await json(answer)).toMatchObject({ isConfirmed: false, hasLostPassword: false });
    expect((await signIn(email)).status).toBe(200);
  });
});
