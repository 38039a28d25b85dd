import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addressToken } from '../../../supabase/functions/_shared/address-token';
import { VISITOR_PASSWORD as password, type Session, withGateway } from '../../helpers/gateway';

const gateway = withGateway();
const { auth, callAs: call, database, linkTo, open, signIn, signUp } = gateway;

const isSignedIn = ({ access_token }: Session) => gateway.isSignedIn(access_token);

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
    expect((await call('read-account', token)).body).toMatchObject({ isConfirmed: true });
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
    const [, search] = (await linkTo(email, 'Your sign-in link')).split('?');
    const body = { type: 'magiclink', token_hash: new URLSearchParams(search).get('token') };
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
    const other = (await (await signIn(email)).json()) as Session;
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
    return `${signed}.${createHmac('sha256', gateway.current.jwtSecret).update(signed).digest('base64url')}`;
  }

  it.each(['otp', 'recovery', 'magiclink', 'invite'])(
    'a session by %s removes the first password, once',
    async (method) => {
      const { email, session: stranger } = await signUp();
      const owner = (await (await signIn(email)).json()) as Session;
      const token = asBegunBy(method, owner);
      expect((await call('read-account', token)).body).toMatchObject({ isConfirmed: true, hasLostPassword: true });
      expect((await signIn(email)).status).toBe(400);
      expect(await isSignedIn(stranger)).toBe(false);
      expect((await call('read-account', token)).body).toMatchObject({
        isConfirmed: true,
        hasLostPassword: false,
      });
    },
  );

  it.each(['password', 'oauth'])('a session by %s removes nothing', async (method) => {
    const { email, session } = await signUp();
    const { body } = await call('read-account', asBegunBy(method, session));
    expect(body).toMatchObject({ isConfirmed: false, hasLostPassword: false });
    expect((await signIn(email)).status).toBe(200);
  });
});
