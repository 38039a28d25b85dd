import { hash } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import path from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { proxy } from '@/services/supabase/proxy';
import { migrateSupabase, migrationsIn } from '../../../supabase/local/migrate';
import { ensureRoles } from '../../../supabase/local/roles';
import { type BreakableWay, breakableWay } from '../../helpers/breakable';
import { isFull } from '../../helpers/extent';
import { pressed, withGateway } from '../../helpers/gateway';

vi.mock('server-only', () => ({}));

const folder = path.resolve('supabase/migrations');
const password = 'correct horse battery';

let way: BreakableWay;
let mailWay: BreakableWay;

const gateway = withGateway(async () => {
  way = await breakableWay(process.env.DATABASE_URL ?? '');
  return {
    databaseUrl: way.url,
    mailboxWay: async (own) => {
      mailWay = await breakableWay(own);
      return mailWay.url;
    },
  };
});
const { auth, database, mailTo, rows } = gateway;

afterAll(() => {
  way?.close();
  mailWay?.close();
});

const json = async (response: Response) => (await response.json()) as Record<string, unknown>;

/** fetch does not allow another Host header. */
const statusWithHost = (to: string, host: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    http
      .get(`${gateway.current.url}${to}`, { headers: { host } }, ({ statusCode }) => resolve(statusCode))
      .on('error', reject);
  });

describe('the roles', () => {
  it('leave the gateway without a right that could pass over row level security by itself', async () => {
    const found = await rows(
      `select rolname, rolsuper, rolbypassrls, rolinherit, rolcanlogin from pg_roles
       where rolname in ('anon', 'authenticated', 'service_role', 'supabase_lite') order by rolname`,
    );
    const role = (rolname: string, rights: object) => ({
      rolname,
      rolsuper: false,
      rolbypassrls: false,
      rolinherit: false,
      rolcanlogin: false,
      ...rights,
    });
    expect(found).toEqual([
      role('anon', {}),
      role('authenticated', {}),
      role('service_role', { rolbypassrls: true }),
      role('supabase_lite', { rolcanlogin: true }),
    ]);
  });

  it('read nothing of the site: neither its schema nor rows of the tables they see', async () => {
    const [rights] = await rows(
      `select has_schema_privilege('supabase_lite', 'payload', 'usage') as payload,
              has_table_privilege('supabase_lite', 'public.contact_messages', 'select, insert, update, delete') as messages,
              has_schema_privilege('anon', 'public', 'create') as makes`,
    );
    expect(rights).toEqual({ payload: false, messages: false, makes: false });
  });

  it('refuse a database with a foreign schema auth', async () => {
    await database.query('begin; alter schema auth owner to postgres');
    await expect(ensureRoles(gateway.client, 'only-for-tests-only-for-tests')).rejects.toThrow('belongs to postgres');
    await database.query('rollback');
  });
});

async function withNewer(statement: string | null, work: () => Promise<void>): Promise<void> {
  const newer =
    "insert into supabase_migrations.schema_migrations (version, name, statements) values ('29990101000000', 'newer', $1)";
  await database.query(newer, [statement === null ? null : [statement]]);
  try {
    await work();
  } finally {
    await database.query("delete from supabase_migrations.schema_migrations where version = '29990101000000'");
  }
}

describe('the migrations', () => {
  it('are noted where the Supabase CLI looks, with name and statements', async () => {
    const noted = await rows<{ version: string; name: string; statements: string[] }>(
      'select version, name, statements from supabase_migrations.schema_migrations order by version',
    );
    const own = migrationsIn(folder);
    const expected = [...migrationsIn(path.resolve('supabase/before-baseline')), ...own];
    expect(noted.map(({ version, name }) => ({ version, name }))).toEqual(
      expected.map(({ version, name }) => ({ version, name })),
    );
    expect(gateway.current.migrated).toBe(own.length);
    for (const { statements } of noted.slice(-own.length)) expect(statements.length).toBeGreaterThan(0);
  });

  it('are applied once', async () => {
    expect(await migrateSupabase(gateway.client, folder)).toBe(0);
  });

  const CONTRACTION = '-- contract: needs 20261231000000, nothing reads the note any more';
  it.each([
    [CONTRACTION, 'nothing reads the note any more', '20261231000000'],
    // As if it had been noted by hand.
    [null, 'not known here', '29990101000000'],
  ])('of a newer version that remove something are refused before anything is changed (%s)', (statement, why, needs) =>
    withNewer(statement, () =>
      expect(migrateSupabase(gateway.client, folder)).rejects.toThrow(
        new RegExp(`newer version.+29990101000000 \\(${why}\\) needs .+${needs}.+rollback`),
      ),
    ),
  );

  it.each([
    ['only adds something', 'create table public.more (id int)'],
    ['removes what this version does not use', '-- contract: needs 20261127060000, nothing reads it\ndrop table a'],
  ])('of a newer version are no obstacle: one that %s', (_, statement) =>
    withNewer(statement, async () => expect(await migrateSupabase(gateway.client, folder)).toBe(0)),
  );

  it('leave nothing of a file that fails, and name it', async () => {
    const broken = fs.mkdtempSync(path.join(process.env.DATA_DIR ?? '', 'migrations-'));
    fs.writeFileSync(path.join(broken, '20990101000000_good.sql'), 'create table public.good (id int);');
    fs.writeFileSync(path.join(broken, '20990101000001_bad.sql'), 'create table public.bad (id int);\nselect nothing;');
    await expect(migrateSupabase(gateway.client, broken)).rejects.toThrow(
      /20990101000001_bad\.sql \(line 2\) failed: .*nothing/,
    );
    expect(
      await rows("select to_regclass('public.good') is not null as good, to_regclass('public.bad') is null as gone"),
    ).toEqual([{ good: true, gone: true }]);
    await database.query(
      "drop table public.good; delete from supabase_migrations.schema_migrations where version like '2099%'",
    );
  });

  it('refuse a file that the Supabase CLI would pass over', () => {
    const odd = fs.mkdtempSync(path.join(process.env.DATA_DIR ?? '', 'migrations-'));
    fs.writeFileSync(path.join(odd, 'tables.sql'), '');
    expect(() => migrationsIn(odd)).toThrow('tables.sql is not named like a migration');
  });
});

describe('the door', () => {
  it.each([
    '/',
    '/_system/info',
    '/_system/config',
    '/auth/v1/admin/users',
    '/auth/v1/reauthenticate',
    '/auth/v1/factors',
    '/auth/v1/magiclink',
    '/auth/v1/authorize',
    '/auth/v1/.well-known/jwks.json',
    '/storage/v1/bucket',
    '/functions/v1/_shared',
    '/functions/v1/nothing',
    '/mailbox/0000000000000-00000000',
  ])('has nothing at %s', async (to) => {
    const response = await gateway.ask(to, { key: gateway.secretKey });
    expect(response.status).toBe(404);
    expect(await response.text()).not.toMatch(/postgres:|only-for-tests/);
  });

  it.each([
    '/rest/v1/..%2f..%2f_system/info',
    '/rest/v1//_system',
    '/rest/v1/profiles?name=eq.%00',
    '/rest/v1/profiles?select=%22id',
    '/rest/v1/profiles?order=%22id',
    '/rest/v1/profiles?or=(%22id)',
  ])('refuses the odd address %s', async (to) => {
    expect((await gateway.ask(to, { key: gateway.secretKey })).status).toBe(400);
  });

  it('has headers for its settings, without a body', async () => {
    const response = await gateway.ask('/auth/v1/settings', { method: 'HEAD', key: gateway.publishableKey });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  it('opens with a key only', async () => {
    for (const to of ['/rest/v1/profiles', '/auth/v1/settings', '/auth/v1/health']) {
      expect((await gateway.ask(to)).status, to).toBe(401);
      expect((await gateway.ask(to, { key: `${gateway.publishableKey}x` })).status, to).toBe(401);
    }
    expect((await gateway.ask('/rest/v1/contact_messages', { key: gateway.publishableKey })).status).toBe(401);
    const staff = await gateway.ask('/rest/v1/contact_messages', { key: gateway.secretKey });
    expect([staff.status, await staff.json()]).toEqual([200, []]);
  });

  it('runs the functions', async () => {
    const entries = { name: 'Ada', email: 'ada@visitor.example', message: 'Hello' };
    const response = await gateway.ask('/functions/v1/submit-contact', { key: gateway.publishableKey, json: entries });
    expect([response.status, await json(response)]).toEqual([200, { ok: true }]);
    expect(await rows('select name, message from public.contact_messages')).toEqual([
      { name: 'Ada', message: 'Hello' },
    ]);
  });

  it('takes 64 KB and no more', async () => {
    for (const to of ['/auth/v1/signup', '/rest/v1/profiles', '/functions/v1/submit-contact']) {
      const response = await gateway.ask(to, { key: gateway.publishableKey, body: 'x'.repeat(65_537) });
      expect(response.status, to).toBe(413);
      expect(await json(response)).toMatchObject({ code: 413, error_code: 'payload_too_large' });
    }
    const largest = await auth('signup', undefined, { body: 'x'.repeat(65_536) });
    expect(largest.status).toBe(400);
  });

  it('lets other origins ask, by the same rules for each part', async () => {
    const headers = {
      origin: 'https://elsewhere.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'apikey,authorization,content-type,x-client-info',
    };
    for (const to of ['/auth/v1/token', '/rest/v1/profiles', '/functions/v1/submit-contact']) {
      const preflight = await gateway.ask(to, { method: 'OPTIONS', headers });
      expect([preflight.status, preflight.headers.get('access-control-allow-origin')], to).toEqual([204, '*']);
      expect(preflight.headers.get('access-control-allow-headers')).toContain('apikey');
      const response = await gateway.ask(to, { key: gateway.publishableKey, headers: { origin: headers.origin } });
      expect(response.headers.get('access-control-allow-origin'), to).toBe('*');
      expect(response.headers.get('access-control-allow-credentials'), to).toBeNull();
      expect(response.headers.get('cache-control'), to).toBe('no-store');
    }
  });
});

describe('what one address may ask for', () => {
  const wrong = { email: 'nobody@visitor.example', password: 'not the password' };

  it('is 30 sign-ins in five minutes, then 429 with the time to wait; others go on, and so do sessions', async () => {
    const address = '198.51.100.30';
    const tries = Array.from({ length: 31 }, () => auth('token?grant_type=password', wrong, { address }));
    const responses = await Promise.all(tries);
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(30);
    const refused = responses.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused && (await json(refused))).toEqual({
      code: 429,
      error_code: 'over_request_rate_limit',
      msg: 'Request rate limit reached',
    });
    expect((await auth('signup', wrong, { address })).status).toBe(429);
    const other = { email: 'N.Obody+2@visitor.example', password: 'guess' };
    expect((await auth('token?grant_type=password', other, { address: `192.0.2.77, ${address}` })).status).toBe(429);
    expect((await auth('token?grant_type=password', wrong, { address: '198.51.100.31' })).status).toBe(400);
    expect((await auth('token?grant_type=refresh_token', { refresh_token: 'x' }, { address })).status).not.toBe(429);
  });

  it('is five mails in an hour, whatever comes before the last proxy’s word', async () => {
    const recover = (first: string) =>
      auth('recover', { email: wrong.email }, { address: `${first}, 198.51.100.32` }).then(({ status }) => status);
    const statuses: number[] = [];
    for (let time = 0; time < 6; time++) statuses.push(await recover(`192.0.2.${time}`));
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('is five mails in an hour to one mailbox, from wherever and however it is written, known or not', async () => {
    const known = await auth('signup', { email: 'flooded@visitor.example', password });
    const { access_token: token } = (await json(known)) as { access_token: string };
    const spellings = ['flooded@', 'Flooded@', 'f.looded@', 'flooded+1@', 'flooded+2@', 'FLOODED@'];
    const statuses: number[] = [];
    for (const [n, local] of spellings.entries()) {
      const response = await auth('recover', { email: `${local}visitor.example` }, { address: `198.51.100.${40 + n}` });
      statuses.push(response.status);
      if (n === 5) expect((await json(response)).error_code).toBe('over_email_send_rate_limit');
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const change = { email: 'flooded+3@visitor.example', current_password: password };
    expect((await auth('user', change, { method: 'PUT', token })).status).toBe(429);
  });

  it('is ten sign-ups in an hour: whether addresses have accounts cannot be tried one after the other', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 11; n++) {
      const entries = { email: 'not an address', password };
      statuses.push((await auth('signup', entries, { address: '198.51.100.60' })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(400), 429]);
  });

  it.skipIf(!isFull)('is ten seconds for a request to arrive', async () => {
    const { hostname, port } = new URL(gateway.current.url);
    const socket = net.connect(Number(port), hostname);
    const response = await new Promise<string>((resolve, reject) => {
      let text = '';
      socket.on('data', (part) => {
        text += part;
      });
      socket.on('close', () => resolve(text)).on('error', reject);
      socket.write(
        'POST /auth/v1/signup HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 60000\r\n\r\n{',
      );
    });
    expect(response).toMatch(/^HTTP\/1\.1 408 /);
  });
});

describe('accounts', () => {
  it('are made once, also when two ask at the same moment', async () => {
    const entries = { email: 'race@visitor.example', password };
    const responses = await Promise.all(Array.from({ length: 6 }, () => auth('signup', entries)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422, 422]);
    expect(await rows('select 1 from auth.users where email = $1', entries.email)).toHaveLength(1);
  });

  it.each([
    ['null', 'null'],
    ['a list', '[]'],
    ['no JSON', '{'],
    ['U+0000', JSON.stringify({ email: 'a\0@visitor.example', password })],
    ['an address that is no text', JSON.stringify({ email: [1, 2], password })],
    ['a password that is no text', JSON.stringify({ email: 'text@visitor.example', password: { $ne: '' } })],
    ['bytes that are no text', new Uint8Array([0x7b, 0xff, 0x7d])],
  ])('refuse %s as 400', async (_, body) => {
    for (const endpoint of ['signup', 'token?grant_type=password', 'recover']) {
      const response = await auth(endpoint, undefined, { body });
      expect([response.status, (await json(response)).error_code], endpoint).toEqual([400, 'bad_json']);
    }
  });

  it('get a new password by a mail, whose link leads to /auth with the session in its hash', async () => {
    const email = 'forgot@visitor.example';
    expect((await auth('signup', { email, password })).status).toBe(200);
    expect((await auth('recover?redirect_to=https://evil.example', { email })).status).toBe(200);
    const mail = await mailTo(email);
    expect(mail).toMatchObject({ subject: 'Reset your password', from: 'no-reply@alethia.example' });
    const link = pressed(mail.text).replace(/redirect_to=.*/, 'redirect_to=https://evil.example');
    const verify = () => gateway.ask(link);

    const first = await verify();
    const to = new URL(first.headers.get('location') ?? '');
    expect([first.status, to.origin, to.pathname, to.search]).toEqual([303, 'http://localhost:3000', '/auth', '']);
    const session = new URLSearchParams(to.hash.slice(1));
    expect(session.get('type')).toBe('recovery');
    // The link contains a digest of address and code: six digits could be guessed.
    const token_hash = new URLSearchParams(link.split('?')[1]).get('token');
    for (let code = 0; code < 1_000_000; code++) {
      if (hash('sha256', `${email}${String(code).padStart(6, '0')}`) === token_hash) expect.fail(`It is ${code}.`);
    }
    expect(token_hash).toMatch(/^[0-9a-f]{64}$/);
    const token = session.get('access_token') ?? '';
    const changed = await auth('user', { password: `${password}!` }, { method: 'PUT', token });
    expect(changed.status).toBe(200);
    expect((await auth('token?grant_type=password', { email, password: `${password}!` })).status).toBe(200);

    const second = await verify();
    expect(second.headers.get('location')).toMatch(/^http:\/\/localhost:3000\/auth#.*error_code=otp_expired/);
  });

  it('do not reveal by missing mail whether an address has one', async () => {
    const response = await auth('recover', { email: 'unknown@visitor.example' });
    expect([response.status, await json(response)]).toEqual([200, {}]);
  });
});

describe('the mailbox', () => {
  it('opens here, under no other name and through no proxy', async () => {
    expect(await statusWithHost('/mailbox', 'localhost:9')).toBe(200);
    for (const to of ['/mailbox', '/mailbox.json', '/mailbox/0000000000000-00000000']) {
      expect(await statusWithHost(to, 'mail.evil.example'), to).toBe(403);
      expect((await gateway.ask(to, { address: '203.0.113.7' })).status, to).toBe(403);
    }
  });

  it('shows a message without letting it run anything', async () => {
    const email = 'shown@visitor.example';
    await auth('signup', { email, password });
    await auth('recover', { email });
    const { id } = await mailTo(email);
    const page = await gateway.ask(`/mailbox/${id}`);
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    const html = await page.text();
    expect(html).toMatch(/<a href="http:\/\/localhost:3000\/auth#link=/);
    expect(html).toMatch(/<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/);
    const file = path.join(process.env.DATA_DIR ?? '', 'mailbox', `${id}.eml`);
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
    expect(await (await gateway.ask('/mailbox')).text()).toContain(email);
  });

  it('may be unreachable like any mail server, without blocking requests', async () => {
    const email = 'later@visitor.example';
    await auth('signup', { email, password });
    mailWay.cut();
    expect((await auth('recover', { email })).status).toBe(200);
    mailWay.mend();
    expect((await mailTo(email)).subject).toBe('Reset your password');
  });
});

describe('faults', () => {
  const readLog = () => fs.readFileSync(path.join(process.env.DATA_DIR ?? '', 'gateway.log'), 'utf8');
  const signIn = () => auth('token?grant_type=password', { email: 'race@visitor.example', password });

  it('of Postgres are a clear 503 through the site until it is back, for health, accounts and tables alike', async () => {
    const headers = { apikey: gateway.publishableKey, 'content-type': 'application/json' };
    const through = (to: string, body?: string) =>
      proxy(new Request(`http://localhost:3000${to}`, { method: body ? 'POST' : 'GET', headers, body }));
    const entries = JSON.stringify({ email: 'race@visitor.example', password });
    const asks = () =>
      Promise.all([
        through('/auth/v1/health'),
        through('/rest/v1/newsletter_subscribers'),
        through('/auth/v1/token?grant_type=password', entries),
      ]);
    expect((await asks()).map(({ status }) => status)).toEqual([200, 401, 200]);
    const { refresh_token } = await json(await signIn());
    const refresh = () => through('/auth/v1/token?grant_type=refresh_token', JSON.stringify({ refresh_token }));
    way.cut();
    try {
      // With any other error, the browser would drop its session.
      expect((await refresh()).status).toBe(503);
      for (let time = 0; time < 2; time++) {
        for (const response of await asks()) {
          expect(response.status).toBe(503);
          expect(await json(response)).toMatchObject({ error_code: 'upstream_unavailable' });
        }
      }
    } finally {
      way.mend();
    }
    await gateway.current.responds();
    expect((await refresh()).status).toBe(200);
    expect((await asks()).map(({ status }) => status)).toEqual([200, 401, 200]);
  });

  it('of Postgres count against no limit', async () => {
    const address = '198.51.100.70';
    const signUp = (email: string) => auth('signup', { email, password }, { address });
    const recover = () => auth('recover', { email: 'patient@visitor.example' }, { address });
    // The gateway may end with its connections, and starts again: to visitors, the site says 503 then, too.
    const statusOf = (request: Promise<Response>) =>
      request.then(
        ({ status }) => status,
        () => 503,
      );
    way.cut();
    try {
      for (let n = 0; n < 11; n++) expect(await statusOf(signUp('patient@visitor.example'))).toBe(503);
      for (let n = 0; n < 6; n++) expect(await statusOf(recover())).toBe(503);
    } finally {
      way.mend();
    }
    await gateway.current.responds();
    expect((await signUp('patient@visitor.example')).status).toBe(200);
    expect((await recover()).status).toBe(200);
  });

  it('of both together are over as well when Postgres is back', async () => {
    way.cut();
    process.kill(gateway.current.pid() ?? 0, 'SIGKILL');
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(gateway.current.pid()).toBeUndefined();
    way.mend();
    await gateway.current.responds();
    expect((await signIn()).status).toBe(200);
  });

  it('of the gateway itself are over after a moment: it comes back on the same port and knows the sessions', async () => {
    const token = String((await json(await signIn())).access_token);
    const before = gateway.current.pid();
    process.kill(before ?? 0, 'SIGKILL');
    await expect.poll(() => gateway.current.pid() ?? before, { timeout: 10_000 }).not.toBe(before);
    await gateway.current.responds();
    expect((await auth('user', undefined, { token })).status).toBe(200);
  });

  it('a restart that takes long is not one of them: there is no second gateway', async () => {
    const crashes = () => readLog().split('has ended').length;
    const before = crashes();
    // The rights of the roles are set at each start, and wait for this.
    await database.query('begin; grant usage on schema public to service_role');
    const restarted = gateway.current.restart();
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await database.query('rollback');
    await restarted;
    expect(crashes()).toBe(before);
    expect((await signIn()).status).toBe(200);
  });

  it('are logged in single lines without personal data', () => {
    const log = readLog();
    expect(log).not.toMatch(/^\s+at /m);
    expect(log).not.toContain('visitor.example');
    expect(log).not.toMatch(/23505/);
  });
});
