import { describe, expect, it } from 'vitest';
import { newEmail, VISITOR_PASSWORD as password, withGateway } from '../../helpers/gateway';

const { auth, linkTo, mails, open, signIn, signUp } = withGateway();

const json = async (response: Response) => (await response.json()) as Record<string, string | undefined>;
const change = (token: string, body: object) => auth('user', body, { method: 'PUT', token });

describe('a new password', () => {
  it('needs the current one', async () => {
    const { email, token } = await signUp();
    for (const [given, code] of [
      [{}, 'current_password_required'],
      [{ current_password: 'not the password' }, 'current_password_mismatch'],
    ] as const) {
      const response = await change(token, { password: 'a new one to remember', ...given });
      expect([response.status, (await json(response)).error_code]).toEqual([400, code]);
    }
    expect((await signIn(email)).status).toBe(200);
    const changed = await change(token, { password: 'a new one to remember', current_password: password });
    expect(changed.status).toBe(200);
    expect((await signIn(email, 'a new one to remember')).status).toBe(200);
    expect((await signIn(email)).status).toBe(400);
  });

  it('is set once without it by a recovery link, and by no other link', async () => {
    const { email } = await signUp();
    await auth('recover', { email });
    const { access_token: token = '' } = await open(await linkTo(email, 'Reset your password'));
    expect((await change(token, { email: 'else@visitor.example' })).status).toBe(400);
    expect((await change(token, { password: 'a new one to remember' })).status).toBe(200);
    expect((await change(token, { password: 'and yet another one' })).status).toBe(400);

    await auth('otp', { email });
    const link = await open(await linkTo(email, 'Your sign-in link'));
    expect((await change(link.access_token ?? '', { password: 'and yet another one' })).status).toBe(400);
  });

  it.each([[{ password: 7 }], [{ email: [] }], [{ password: 'x'.repeat(9), current_password: {} }]])(
    'is refused as %j',
    async (body) => {
      const { token } = await signUp();
      expect((await change(token, body)).status).toBe(400);
    },
  );

  it('needs a session', async () => {
    const response = await change('no.token.here', { password: 'a new one to remember', current_password: password });
    expect([401, 403]).toContain(response.status);
  });
});

describe('a new email address', () => {
  it('needs the current password, and counts once its own mailbox has confirmed it', async () => {
    const { email, token } = await signUp();
    const wanted = `new-${email}`;
    expect((await change(token, { email: wanted })).status).toBe(400);
    const requested = await json(await change(token, { email: wanted, current_password: password }));
    expect([requested.email, requested.new_email]).toEqual([email, wanted]);
    const session = await open(await linkTo(wanted, 'Confirm your new email address'));
    expect(session.type).toBe('email_change');
    expect((await signIn(wanted)).status).toBe(200);
    expect((await signIn(email)).status).toBe(400);
  });

  it('of another account is rejected', async () => {
    const [one, other] = [await signUp(), await signUp()];
    const response = await change(one.token, { email: other.email, current_password: password });
    expect([response.status, (await json(response)).error_code]).toEqual([422, 'email_exists']);
  });
});

describe('a sign-in link', () => {
  it('signs in once', async () => {
    const { email } = await signUp();
    expect((await auth('otp', { email, create_user: true })).status).toBe(200);
    const link = await linkTo(email, 'Your sign-in link');
    const session = await open(link);
    expect(session.type).toBe('magiclink');
    const user = await json(await auth('user', undefined, { token: session.access_token }));
    expect(user.email).toBe(email);
    expect((await open(link)).error_code).toBe('otp_expired');
  });

  it('creates no account, and does not reveal whether one exists', async () => {
    const response = await auth('otp', { email: 'nobody@visitor.example', create_user: true });
    expect([response.status, await json(response)]).toEqual([200, {}]);
    await auth('recover', { email: 'nobody@visitor.example' });
    const all = await mails();
    expect(all.filter(({ to }) => to.includes('nobody@visitor.example'))).toEqual([]);
  });

  it('is one of five mails in an hour', async () => {
    const { email } = await signUp();
    const statuses: number[] = [];
    for (let time = 0; time < 6; time++)
      statuses.push((await auth('otp', { email }, { address: '198.51.100.77' })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('signing out', () => {
  const works = async (token: string) => (await auth('user', undefined, { token })).ok;
  const session = async (email: string) => (await json(await signIn(email))).access_token ?? '';

  it.each([
    ['local', [false, true, true]],
    ['others', [true, false, false]],
    ['global', [false, false, false]],
  ])('%s ends the right sessions', async (scope, expected) => {
    const { email, token } = await signUp();
    const tokens = [token, await session(email), await session(email)];
    expect((await auth(`logout?scope=${scope}`, undefined, { method: 'POST', token })).status).toBe(204);
    expect(await Promise.all(tokens.map(works))).toEqual(expected);
  });
});

describe('the owner gets a mail', () => {
  const mailed = async (address: string, words: string) => {
    await expect
      .poll(async () => {
        const all = await mails();
        return all.filter(({ to }) => to.includes(address)).map(({ text }) => text);
      })
      .toContainEqual(expect.stringContaining(words));
  };

  it('of a new password, and at the old address of a new one', async () => {
    const { email, token } = await signUp();
    await change(token, { password: 'a new one to remember', current_password: password });
    await mailed(email, 'The password of your Alethia account was changed.');
    await change(token, { email: `new-${email}`, current_password: 'a new one to remember' });
    await mailed(email, `requested the address new-${email}`);
  });

  it('in the language of the sign-up, and not of other changes', async () => {
    const email = newEmail();
    const signed = await json(await auth('signup', { email, password, data: { language: 'de' } }));
    const token = signed.access_token ?? '';
    await change(token, { data: { display_name: 'Ada' } });
    await change(token, { password: 'a new one to remember', current_password: password });
    await mailed(email, 'Das Passwort Ihres Alethia-Kontos wurde geändert.');
    const all = await mails();
    expect(all.filter(({ to }) => to.includes(email))).toHaveLength(1);
  });
});
