import { Secret, TOTP } from 'otpauth';
import type { Payload } from 'payload';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { client } from '../helpers/http';
import { testPayload } from '../helpers/payload';
import { next, nextAddress } from '../helpers/samples';
import { password } from '../helpers/staff';

type Mail = { to: string; text?: string; html?: string };
type Refused = {
  errors?: { message: string; data?: { errors?: { path: string }[] } }[];
  needs?: string;
  error?: string;
};

const sent = vi.fn<(mail: Mail) => void>();

const payload = await testPayload();

const send = async (mail: Mail) => sent(mail);
vi.spyOn(payload, 'sendEmail').mockImplementation(send as Payload['sendEmail']);
vi.spyOn(payload.email, 'sendEmail').mockImplementation(send as Payload['sendEmail']);

beforeEach(() => {
  sent.mockClear();
});

async function person(role: 'author' | 'admin' = 'author') {
  const email = `credential-${next()}@staff.example`;
  const { id } = await payload.create({ collection: 'users', data: { name: 'Ada', email, password, role } });
  const from = nextAddress();
  const login = async (as = email, secret = password) =>
    (await client(undefined, from).rest<{ token?: string }>('POST', '/users/login', { email: as, password: secret }))
      .body.token;
  const me = client(await login(), from);
  const change = (data: object) => me.rest<Refused>('PATCH', `/users/${id}`, data);
  return { id, email, login, me, change };
}
type Person = Awaited<ReturnType<typeof person>>;

/** Turns the second factor on. Returns codes that have not been used. */
async function withFactor({ me }: Person) {
  type Begun = { enrolment: { ticket: string; secret: string } };
  const { body } = await me.rest<Begun>('POST', '/users/second-factor/begin', { password });
  const totp = new TOTP({ secret: Secret.fromBase32(body.enrolment.secret) });
  const at = (step: number) => totp.generate({ timestamp: Date.now() + step * 30_000 });
  const { ticket } = body.enrolment;
  const enrolled = await me.rest<{ recoveryCodes: string[] }>('POST', '/users/second-factor/enrol', {
    ticket,
    code: at(0),
  });
  expect(enrolled.status).toBe(200);
  return enrolled.body.recoveryCodes;
}

const mailsTo = (address: string) => sent.mock.calls.map(([mail]) => mail).filter(({ to }) => to === address);
async function mailTo(address: string, words: string): Promise<Mail> {
  const found = () => mailsTo(address).find(({ text = '', html = '' }) => `${text}${html}`.includes(words));
  await expect.poll(found, { message: `No mail to ${address} contains "${words}".` }).toBeDefined();
  return found() ?? { to: address };
}
const tokenIn = ({ text = '' }: Mail) => decodeURIComponent(/new-address\?token=(\S+)/.exec(text)?.[1] ?? '');
const emailOf = async (id: string) => (await payload.findByID({ collection: 'users', id, depth: 0 })).email;

describe('a link to choose a password', () => {
  const another = 'a sentence chosen by somebody else';
  async function linked() {
    const ada = await person();
    await client(undefined, nextAddress()).rest('POST', '/users/forgot-password', { email: ada.email });
    const { html = '', text = '' } = await mailTo(ada.email, '/admin/reset/');
    const token = /\/admin\/reset\/([0-9a-f]+)/.exec(`${text}${html}`)?.[1] ?? '';
    const open = async () =>
      (await client(undefined, nextAddress()).rest('POST', '/users/reset-password', { token, password: another }))
        .status;
    return { ...ada, open };
  }

  it('is worthless once the account has another password', async () => {
    const { change, open, login, email } = await linked();
    expect((await change({ password: 'quite another sentence', currentPassword: password })).status).toBe(200);
    expect(await open()).toBe(400);
    expect(await login(email, another)).toBeUndefined();
  });

  it('that was mailed to the former address is worthless', async () => {
    const { email, change, me, open } = await linked();
    const wanted = `new-${email}`;
    await change({ email: wanted, currentPassword: password });
    const token = tokenIn(await mailTo(wanted, 'new-address?token='));
    expect((await me.rest('POST', '/users/new-address', { token })).status).toBe(200);
    expect(await open()).toBe(400);
  });
});

describe('a new sign-in address', () => {
  it('needs the second factor too', async () => {
    const ada = await person();
    const [code] = await withFactor(ada);
    const wanted = `new-${ada.email}`;
    const refused = await ada.change({ email: wanted, currentPassword: password });
    expect([refused.status, refused.body.errors?.[0]?.data?.errors?.[0]?.path]).toEqual([400, 'currentCode']);
    expect(mailsTo(wanted)).toEqual([]);
    expect((await ada.change({ email: wanted, currentPassword: password, currentCode: code })).status).toBe(200);
    await mailTo(wanted, 'new-address?token=');
  });

  it('counts once the link mailed to it is opened, and the old one gets a mail about both', async () => {
    const ada = await person();
    const wanted = `new-${ada.email}`;
    const elsewhere = client(await ada.login());
    expect((await ada.change({ email: wanted, currentPassword: password })).status).toBe(200);
    expect(await emailOf(ada.id)).toBe(ada.email);
    await mailTo(ada.email, `requested a change of the address of your account to ${wanted}`);
    const token = tokenIn(await mailTo(wanted, 'new-address?token='));
    expect(await ada.login(wanted)).toBeUndefined();

    expect((await client().rest('POST', '/users/new-address', { token })).status).toBe(403);
    const bob = await person();
    expect((await bob.me.rest('POST', '/users/new-address', { token })).status).toBe(403);
    expect((await ada.me.rest('POST', '/users/new-address', { token: `${token.slice(0, -2)}xx` })).status).toBe(400);
    expect(await emailOf(ada.id)).toBe(ada.email);

    expect((await ada.me.rest('POST', '/users/new-address', { token })).status).toBe(200);
    expect(await emailOf(ada.id)).toBe(wanted);
    await mailTo(ada.email, `was changed to ${wanted}`);
    expect(await ada.login(wanted)).toBeDefined();
    expect(await ada.login()).toBeUndefined();
    expect((await elsewhere.rest('GET', '/users/me')).body.user).toBeNull();
    expect((await ada.me.rest('GET', '/users/me')).body.user).toBeTruthy();
    expect((await ada.me.rest('POST', '/users/new-address', { token })).status).toBe(400);
  });

  it('is not confirmed by a link from before a new password', async () => {
    const ada = await person();
    const wanted = `new-${ada.email}`;
    await ada.change({ email: wanted, currentPassword: password });
    const token = tokenIn(await mailTo(wanted, 'new-address?token='));
    expect((await ada.change({ password: 'quite another sentence', currentPassword: password })).status).toBe(200);
    expect((await ada.me.rest('POST', '/users/new-address', { token })).status).toBe(400);
    expect(await emailOf(ada.id)).toBe(ada.email);
  });

  it('of another account is refused', async () => {
    const [ada, bob] = [await person(), await person()];
    const { status, body } = await ada.change({ email: bob.email.toUpperCase(), currentPassword: password });
    expect([status, body.errors?.[0]?.data?.errors?.[0]?.path]).toEqual([400, 'email']);
    expect([...mailsTo(ada.email), ...mailsTo(bob.email)]).toEqual([]);
  });

  it('that an admin sets needs the admin’s password and the colleague’s mailbox; a pending invitation just moves', async () => {
    const [admin, ada] = [await person('admin'), await person()];
    const wanted = `new-${ada.email}`;
    const set = (id: string, data: object) => admin.me.rest<Refused>('PATCH', `/users/${id}`, data);
    expect((await set(ada.id, { email: wanted })).status).toBe(400);
    expect((await set(ada.id, { email: wanted, currentPassword: password })).status).toBe(200);
    expect(await emailOf(ada.id)).toBe(ada.email);
    const token = tokenIn(await mailTo(wanted, 'new-address?token='));
    await mailTo(ada.email, 'requested a change of the address');
    expect((await ada.me.rest('POST', '/users/new-address', { token })).status).toBe(200);
    expect(await emailOf(ada.id)).toBe(wanted);

    const invited = `typo-${ada.email}`;
    const body = { name: 'Bob', email: invited, role: 'author', password };
    expect((await admin.me.rest('POST', '/users/invite', body)).status).toBe(200);
    const { docs } = await payload.find({ collection: 'users', where: { email: { equals: invited } }, depth: 0 });
    const bob = String(docs[0]?.id);
    expect((await set(bob, { email: `fixed-${invited}`, currentPassword: password })).status).toBe(200);
    expect(await emailOf(bob)).toBe(`fixed-${invited}`);
    const link = /admin\/reset\/(\w+)/.exec((await mailTo(invited, 'admin/reset/')).text ?? '')?.[1];
    const used = await client().rest('POST', '/users/reset-password', {
      token: link,
      password: 'harbour lantern quiet',
    });
    expect(used.status).toBe(400);
  });
});

describe('what an admin does for others needs fresh proof', () => {
  const acts: [string, (admin: Person, proof: object) => Promise<{ status: number; body: Refused }>][] = [
    [
      'inviting',
      ({ me }, proof) =>
        me.rest('POST', '/users/invite', { name: 'B', email: `i-${next()}@staff.example`, role: 'author', ...proof }),
    ],
    [
      'inviting again',
      async ({ me }, proof) => {
        const data = { name: 'B', email: `i-${next()}@staff.example`, password, role: 'author' } as const;
        const { id } = await payload.create({
          collection: 'users',
          data: { ...data, invitedAt: new Date().toISOString() },
        });
        return me.rest('POST', `/users/invite/${id}`, proof);
      },
    ],
    [
      'resetting a factor',
      async ({ me }, proof) => {
        const ada = await person();
        await withFactor(ada);
        return me.rest('POST', `/users/second-factor/reset/${ada.id}`, proof);
      },
    ],
    [
      'a key that publishes',
      ({ me }, proof) => me.rest('POST', '/api-keys/make', { name: 'K', right: 'publish', days: 30, ...proof }),
    ],
    [
      'a key that writes drafts',
      ({ me }, proof) => me.rest('POST', '/api-keys/make', { name: 'K', right: 'draft', days: 30, ...proof }),
    ],
  ];

  it.each(acts)('%s', async (_, act) => {
    const admin = await person('admin');
    const [code] = await withFactor(admin);
    const needs = async (proof: object) => {
      const { status, body } = await act(admin, proof);
      return [status, body.needs];
    };
    expect(await needs({})).toEqual([400, 'password']);
    expect(await needs({ password: 'not the password' })).toEqual([400, 'password']);
    expect(await needs({ password })).toEqual([400, 'code']);
    expect([200, 201]).toContain((await act(admin, { password, code })).status);
  });

  const changes: [string, (ada: Person) => object][] = [
    ['a password', () => ({ password: 'quite another sentence' })],
    ['more rights', () => ({ role: 'admin' })],
    ['another identity', ({ id }) => ({ ssoIdentity: `https://login.example ${id}` })],
  ];
  it.each(changes)('%s', async (_, data) => {
    const [admin, ada] = [await person('admin'), await person()];
    const set = (more: object) => admin.me.rest<Refused>('PATCH', `/users/${ada.id}`, { ...data(ada), ...more });
    const refused = await set({});
    expect([refused.status, refused.body.errors?.[0]?.data?.errors?.[0]?.path]).toEqual([400, 'currentPassword']);
    expect((await set({ currentPassword: password })).status).toBe(200);
  });

  it('a new account', async () => {
    const admin = await person('admin');
    const data = {
      name: 'B',
      email: `made-${next()}@staff.example`,
      password: 'harbour lantern quiet',
      role: 'author',
    };
    expect((await admin.me.rest('POST', '/users', data)).status).toBe(400);
    expect((await admin.me.rest('POST', '/users', { ...data, currentPassword: password })).status).toBe(201);
  });

  it('but not fewer rights, a name, or a key that only reads', async () => {
    const [admin, ada] = [await person('admin'), await person('admin')];
    expect((await admin.me.rest('PATCH', `/users/${ada.id}`, { role: 'reviewer', name: 'Ada B.' })).status).toBe(200);
    expect((await admin.me.rest('POST', '/api-keys/make', { name: 'K', right: 'read', days: 30 })).status).toBe(201);
  });

  it('which single sign-on has just given, for ten minutes', async () => {
    const admin = await person('admin');
    const begun = (minutes: number) =>
      payload.db.pool.query(
        `update payload.users_sessions set method = 'sso', created_at = now() - make_interval(mins => $2) where _parent_id = $1`,
        [admin.id, minutes],
      );
    const invite = () =>
      admin.me.rest<Refused>('POST', '/users/invite', {
        name: 'B',
        email: `i-${next()}@staff.example`,
        role: 'author',
      });
    await begun(9);
    expect((await invite()).status).toBe(200);
    await begun(11);
    const refused = await invite();
    expect([refused.status, refused.body.error]).toEqual([400, expect.stringContaining('single sign-on')]);
  });
});

describe('the person gets a mail about', () => {
  it('a new password, and a second factor that was turned on, renewed, replaced and turned off', async () => {
    const ada = await person();
    expect((await ada.change({ password: `${password}!`, currentPassword: password })).status).toBe(200);
    await mailTo(ada.email, 'password of your account was set or changed');
    expect((await ada.change({ password, currentPassword: `${password}!` })).status).toBe(200);
    const codes = await withFactor(ada);
    await mailTo(ada.email, 'second factor of your account was changed: turned on');
    const renewed = await ada.me.rest<{ recoveryCodes: string[] }>('POST', '/users/second-factor/recovery-codes', {
      password,
      code: codes[0],
    });
    await mailTo(ada.email, 'new recovery codes');
    await ada.me.rest('POST', '/users/second-factor/off', { password, code: renewed.body.recoveryCodes[0] });
    await mailTo(ada.email, 'turned off');
  });

  it('a password set by a link, a reset of the factor, and an API key', async () => {
    const [admin, ada] = [await person('admin'), await person()];
    await withFactor(ada);
    await admin.me.rest('POST', `/users/second-factor/reset/${ada.id}`, { password });
    await mailTo(ada.email, 'second factor of your account was changed: reset');
    const token = await payload.forgotPassword({ collection: 'users', data: { email: ada.email }, disableEmail: true });
    await client().rest('POST', '/users/reset-password', { token, password: 'harbour lantern quiet' });
    await mailTo(ada.email, 'password of your account was set or changed');
    await admin.me.rest('POST', '/api-keys/make', { name: 'Writer', right: 'publish', days: 30, password });
    await mailTo(admin.email, 'API key was made with your account: Writer');
  });
});

describe('links to choose a password', () => {
  const stored = async (id: string) => {
    const query = 'select reset_password_token as token from payload.users where id = $1';
    return (await payload.db.pool.query<{ token: string }>(query, [id])).rows[0]?.token ?? '';
  };
  const reset = (token: string) =>
    client(undefined, nextAddress()).rest('POST', '/users/reset-password', {
      token,
      password: 'harbour lantern quiet',
    });

  it('are not in the database: what is stored there opens nothing', async () => {
    const ada = await person();
    await client(undefined, nextAddress()).rest('POST', '/users/forgot-password', { email: ada.email });
    const link = /admin\/reset\/(\w+)/.exec((await mailTo(ada.email, 'admin/reset/')).html ?? '')?.[1] ?? '';
    const kept = await stored(ada.id);
    expect(kept).toMatch(/^[0-9a-f]{64}$/);
    expect(kept).not.toContain(link);
    expect((await reset(kept)).status).toBe(400);
    expect((await ada.change({ name: 'Ada B.' })).status).toBe(200);
    expect(await stored(ada.id)).toBe(kept);
    expect((await reset(link)).status).toBe(200);
  });

  it('that were mailed before keep working: the migration turns their tokens into digests', async () => {
    const ada = await person();
    const token = 'ab'.repeat(20);
    await payload.db.pool.query(
      `update payload.users set reset_password_token = $2, reset_password_expiration = now() + interval '1 hour' where id = $1`,
      [ada.id, token],
    );
    const { up } = await import('../../migrations/before-baseline/20261127_061500_reset_token_digests');
    await up({ db: payload.db.drizzle } as unknown as Parameters<typeof up>[0]);
    expect(await stored(ada.id)).toMatch(/^[0-9a-f]{64}$/);
    expect((await reset(token)).status).toBe(200);
  });
});
