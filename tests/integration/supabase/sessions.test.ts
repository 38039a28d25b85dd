import { hashSync } from 'bcryptjs';
import { describe, expect, it } from 'vitest';
import { newEmail, VISITOR_PASSWORD as password, type Session, withGateway } from '../../helpers/gateway';

const { auth, database, isSignedIn: isValid, signIn: signInBy, signUp } = withGateway();

const signIn = async (email: string) => (await (await signInBy(email)).json()) as Session;
const refresh = (refresh_token: string) => auth('token?grant_type=refresh_token', { refresh_token });
const refreshed = async (token: string) => (await (await refresh(token)).json()) as Session;
const isSignedIn = ({ access_token }: Session) => isValid(access_token);
const usedBefore = (token: string, seconds: number) =>
  database.query(
    `update auth.refresh_tokens set updated_at = updated_at - make_interval(secs => $2) where token = $1 and revoked`,
    [token, seconds],
  );

describe('a refresh token', () => {
  it('gives a new one; requested several times at once, all get the same', async () => {
    const { session } = await signUp();
    const all = await Promise.all(Array.from({ length: 6 }, () => refreshed(session.refresh_token)));
    expect(new Set(all.map(({ refresh_token }) => refresh_token)).size).toBe(1);
    expect(all[0]?.refresh_token).not.toBe(session.refresh_token);
    expect((await refresh(all[0]?.refresh_token ?? '')).status).toBe(200);
  });

  it('that was used is good for ten seconds, for those who lost the response', async () => {
    const { session } = await signUp();
    const next = await refreshed(session.refresh_token);
    await usedBefore(session.refresh_token, 8);
    expect((await refreshed(session.refresh_token)).refresh_token).toBe(next.refresh_token);
    expect(await isSignedIn(next)).toBe(true);
  });

  it.each([11, 86_400])('that was used %i seconds ago ends the session, for thief and owner alike', async (seconds) => {
    const { email, session } = await signUp();
    const elsewhere = await signIn(email);
    const next = await refreshed(session.refresh_token);
    await usedBefore(session.refresh_token, seconds);
    const response = await refresh(session.refresh_token);
    expect([response.status, ((await response.json()) as { error_code: string }).error_code]).toEqual([
      400,
      'refresh_token_already_used',
    ]);
    expect((await refresh(next.refresh_token)).status).toBe(400);
    expect(await isSignedIn(next)).toBe(false);
    expect(await isSignedIn(elsewhere)).toBe(true);
  });

  it.each([{}, { refresh_token: 7 }, { refresh_token: 'x' }, { refresh_token: ['x'] }])(
    'that is none is refused: %j',
    async (json) => {
      const { status } = await auth('token?grant_type=refresh_token', json);
      expect(status).toBe(400);
    },
  );
});

describe('a new password', () => {
  it('ends all other sessions and keeps the one that set it', async () => {
    const { email, session } = await signUp();
    const others = [await signIn(email), await signIn(email)];
    const stranger = await signUp();
    const json = { password: `${password}!`, current_password: password };
    const changed = await auth('user', json, { method: 'PUT', token: session.access_token });
    expect(changed.status).toBe(200);
    expect(await Promise.all([session, stranger.session, ...others].map(isSignedIn))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect((await refresh(session.refresh_token)).status).toBe(200);
    for (const { refresh_token } of others) expect((await refresh(refresh_token)).status).toBe(400);
  });

  it('that is refused, and any other change, ends none', async () => {
    const { email, session } = await signUp();
    const other = await signIn(email);
    const put = (json: object) => auth('user', json, { method: 'PUT', token: session.access_token });
    expect((await put({ password, current_password: password })).status).toBe(422);
    expect((await put({ data: { display_name: 'Ada' } })).status).toBe(200);
    expect(await isSignedIn(other)).toBe(true);
  });
});

describe('a password of more than 72 bytes', () => {
  const long = `${'long '.repeat(15)}end`;
  const status = async (email: string, secret: string) => (await signInBy(email, secret)).status;
  const stored = (email: string, secret: string) =>
    database.query('update auth.users set encrypted_password = $2 where email = $1', [email, hashSync(secret, 10)]);

  it('counts to its last character: at sign-up, at sign-in and when it changes', async () => {
    const email = newEmail();
    const response = await auth('signup', { email, password: `${long}1` });
    expect(response.status).toBe(200);
    const { access_token: token } = (await response.json()) as Session;
    expect([await status(email, `${long}1`), await status(email, `${long}2`), await status(email, long)]).toEqual([
      200, 400, 400,
    ]);
    const change = (current_password: string, to: string) =>
      auth('user', { password: to, current_password }, { method: 'PUT', token });
    expect((await change(`${long}2`, 'ü'.repeat(50))).status).toBe(400);
    expect((await change(`${long}1`, 'ü'.repeat(50))).status).toBe(200);
    expect([await status(email, 'ü'.repeat(50)), await status(email, `${'ü'.repeat(49)}u`)]).toEqual([200, 400]);
  });

  it('of an older account signs in, and then counts to its last character too', async () => {
    const { email } = await signUp();
    await stored(email, `${long}1`);
    expect([await status(email, `${long}1`), await status(email, `${long}2`), await status(email, `${long}1`)]).toEqual(
      [200, 400, 200],
    );
  });
});
