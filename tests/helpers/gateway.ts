import path from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect } from 'vitest';
import { env, parseEnv } from '@/env';
import { type Gateway, type GatewayOptions, startGateway } from '../../scripts/launch/gateway';
import { makeSupabaseSecrets } from '../../scripts/process/secrets';
import { visitorHeaders } from '../../supabase/functions/_shared/visitor';

type RequestOptions = {
  method?: string;
  key?: string;
  token?: string;
  json?: unknown;
  body?: BodyInit;
  address?: string;
  headers?: Record<string, string>;
};

export type TestGateway = Gateway & {
  publishableKey: string;
  secretKey: string;
  jwtSecret: string;
  /** `key` is sent as `apikey`, `json` as body, `address` as the visitor's. */
  ask: (path: string, options?: RequestOptions) => Promise<Response>;
};

/** What the page behind a mailed link requests once its button is pressed. */
export function pressed(text: string): string {
  const page = new URL(/http:\/\/\S+\/auth\S*#link=\S+/.exec(text)?.[0] ?? '');
  const { link: token = '', type = '' } = Object.fromEntries(new URLSearchParams(page.hash.slice(1)));
  return `/auth/v1/verify?${new URLSearchParams({ token, type, redirect_to: page.origin + page.pathname })}`;
}

const QUICK_BCRYPT = pathToFileURL(path.resolve('tests/helpers/quick-bcrypt.ts'));

/** The site keeps clients that were made with them: the files of a process share them. */
const kept = globalThis as typeof globalThis & { testSecrets?: ReturnType<typeof makeSupabaseSecrets> };
const secretsOfProcess = () =>
  (kept.testSecrets ??= makeSupabaseSecrets({ SUPABASE_LITE_PASSWORD: 'only-for-tests-only-for-tests' }));

/**
 * The embedded services on this file's own database, which the caller stops. Roles, and their password, are shared.
 */
export async function testGateway(options: Partial<GatewayOptions> = {}): Promise<TestGateway> {
  const { DATABASE_URL: databaseUrl = '', DATA_DIR: dataDir = '', SITE_URL: siteUrl = '' } = process.env;
  const secrets = await secretsOfProcess();
  const log = path.join(dataDir, 'gateway.log');
  process.env.NODE_OPTIONS = `--import=${QUICK_BCRYPT}`;
  const gateway = await startGateway({ databaseUrl, siteUrl, secrets, dataDir, log, ...options });
  Object.assign(process.env, gateway.environment);
  Object.assign(env(), parseEnv(process.env));

  const ask = (to: string, { method, key, token, json, body, address, headers }: RequestOptions = {}) => {
    const sent = json === undefined ? body : JSON.stringify(json);
    return fetch(gateway.url + to, {
      method: method ?? (sent === undefined ? 'GET' : 'POST'),
      redirect: 'manual',
      headers: {
        ...(key ? { apikey: key } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(sent === undefined ? {} : { 'content-type': 'application/json' }),
        ...(address ? { 'x-forwarded-for': address } : {}),
        ...headers,
      },
      body: sent,
    });
  };
  const keys = {
    publishableKey: secrets.SUPABASE_PUBLISHABLE_KEY,
    secretKey: secrets.SUPABASE_SECRET_KEY,
    jwtSecret: secrets.SUPABASE_JWT_SECRET,
  };
  // By SIGKILL: responses that a test has not read would delay a graceful stop by seconds.
  const stop = () => gateway.stop('SIGKILL');
  return { ...gateway, ...keys, ask, stop };
}

export type Mail = { id: string; to: string[]; from: string; subject: string; text: string };
export type Session = { access_token: string; refresh_token: string; user: { id: string } };

/** Of every account that a test makes. */
export const VISITOR_PASSWORD = 'correct horse battery';

let visitors = 0;
/** No limit of requests has counted this one yet. */
export const newVisitor = () => `10.${1 + (++visitors >> 16)}.${(visitors >> 8) & 255}.${visitors & 255}`;

/** Nobody else has it. */
export const newEmail = (name = 'ada') => `${name}-${++visitors}@client.example`;

const jsonOf = async <T>(response: Response) => (await response.json()) as T;

/** The services for the tests of this file, a connection to its database, and what visitors do with them. */
export function withGateway(options: () => Promise<Partial<GatewayOptions>> = async () => ({})) {
  let running: { gateway: TestGateway; database: pg.Client } | undefined;
  const now = () => {
    if (!running) throw new Error('The services run while tests do, not before.');
    return running;
  };
  beforeAll(async () => {
    const gateway = await testGateway(await options());
    running = { gateway, database: new pg.Client(process.env.DATABASE_URL) };
    await running.database.connect();
  });
  afterAll(async () => {
    await running?.database.end();
    await running?.gateway.stop();
  });

  const ask: TestGateway['ask'] = (to, request) => now().gateway.ask(to, request);
  const withKey = (to: string, more: RequestOptions) => ask(to, { key: now().gateway.publishableKey, ...more });
  const query = <T extends pg.QueryResultRow>(sql: string, values?: unknown[]) => now().database.query<T>(sql, values);
  const auth = (endpoint: string, json?: unknown, more: RequestOptions = {}) =>
    withKey(`/auth/v1/${endpoint}`, { json, ...more });
  const mails = async () => jsonOf<Mail[]>(await ask('/mailbox.json'));
  const read = new Set<string>();

  /** Waits for a mail that no earlier call has returned. */
  const mailTo = async (address: string, subject?: string): Promise<Mail> => {
    let found: Mail | undefined;
    const isIt = (mail: Mail) =>
      mail.to.includes(address) && (subject === undefined || mail.subject === subject) && !read.has(mail.id);
    await expect.poll(async () => (found = (await mails()).find(isIt)), { timeout: 10_000 }).toBeTruthy();
    if (!found) throw new Error(`No mail to ${address}.`);
    read.add(found.id);
    return found;
  };

  return {
    get current() {
      return now().gateway;
    },
    get publishableKey() {
      return now().gateway.publishableKey;
    },
    get secretKey() {
      return now().gateway.secretKey;
    },
    /** Where one is passed on; for queries, `database` and `rows`. */
    get client() {
      return now().database;
    },
    database: { query },
    rows: async <T extends pg.QueryResultRow>(sql: string, ...values: unknown[]) => (await query<T>(sql, values)).rows,
    ...{ ask, auth, mails, mailTo },
    signUp: async (email = newEmail()) => {
      const session = await jsonOf<Session>(await auth('signup', { email, password: VISITOR_PASSWORD }));
      return { email, session, token: session.access_token, id: session.user.id };
    },
    signIn: (email: string, password = VISITOR_PASSWORD) => auth('token?grant_type=password', { email, password }),
    isSignedIn: async (token: string) => (await auth('user', undefined, { token })).ok,

    /** A function, called as the site does for this visitor. */
    call: async (name: string, json: unknown, visitor = newVisitor()) => {
      const headers = await visitorHeaders(visitor, now().gateway.secretKey);
      const response = await withKey(`/functions/v1/${name}`, { json, headers });
      const body = await jsonOf<Record<string, unknown>>(response);
      return { status: response.status, body, retryAfter: response.headers.get('retry-after') ?? undefined };
    },
    /** A function, called with the session of a visitor. */
    callAs: async (name: string, token: string | undefined, json?: unknown) => {
      const response = await withKey(`/functions/v1/${name}`, { token, json });
      return { status: response.status, body: await jsonOf<Record<string, unknown>>(response) };
    },
    /** Waits for the mail, and returns the path by which the address is proven to be one's own. */
    linkTo: async (address: string, subject: string) => pressed((await mailTo(address, subject)).text),
    /** What the page behind a mailed link receives. */
    open: async (link: string) => {
      const to = new URL((await ask(link)).headers.get('location') ?? '');
      return Object.fromEntries(new URLSearchParams(to.hash.slice(1))) as Record<string, string | undefined>;
    },
  };
}
