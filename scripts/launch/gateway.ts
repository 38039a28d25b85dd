import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { defaults } from '../../src/env/variables.ts';
import type { FromGateway, ToGateway } from '../../supabase/local/gateway/messages.ts';
import { LITE_ROLE } from '../../supabase/local/lite-role.ts';
import { migrateSupabase } from '../../supabase/local/migrate.ts';
import { ensureRoles } from '../../supabase/local/roles.ts';
import { Unreachable, withDatabase } from '../postgres/database-check.ts';
import { applicationName } from '../process/application-name.ts';
import { onStop } from '../process/command.ts';
import { openLog } from '../process/log-file.ts';
import { inRoot } from '../process/paths.ts';
import { isFree, keptPort } from '../process/ports.ts';
import { type Environment, end, endOf, isAlive, onceEnded, tail } from '../process/program.ts';
import type { SupabaseSecrets } from '../process/secrets.ts';
import { Failure } from '../process/step.ts';
import { supervise } from '../process/supervise.ts';

export type GatewayOptions = {
  /** For roles and migrations; never passed to the gateway itself. */
  databaseUrl: string;
  siteUrl: string;
  secrets: SupabaseSecrets;
  dataDir: string;
  log: string;
  smtpUrl?: string;
  mailFrom?: string;
  /** Maps the mailbox's own address to the one under which it is reached. */
  mailboxWay?: (own: string) => Promise<string>;
  /** By default those of the Supabase CLI; tests use others. */
  migrations?: string;
  functions?: string;
};

export type Gateway = {
  port: number;
  url: string;
  /** Undefined when mail goes to a real server. */
  mailbox?: string;
  migrated: number;
  environment: Record<string, string>;
  pid: () => number | undefined;
  stop: (signal?: NodeJS.Signals) => Promise<void>;
  restart: (change?: { siteUrl?: string; signal?: NodeJS.Signals }) => Promise<void>;
  /** Resolves once the gateway responds again after a crash. */
  responds: () => Promise<void>;
  /** Resolves, with the reason, when it has ended too often to be started again. */
  gaveUp: Promise<Failure>;
};

const PATIENCE_MS = 30_000;
const KEPT_OUTPUT = 10_000;
/** The gateway does not need them. */
const WITHHELD = /^(DATABASE_URL|PAYLOAD_SECRET|POSTGRES_.*|PG[A-Z]+|STAFF_.*|S3_.*|OIDC_.*)$/;

/** Runs TypeScript directly, regardless of which Node started this process. */
const pinnedNode = inRoot('node_modules/node/bin/node');
const node = () => (fs.existsSync(pinnedNode) ? pinnedNode : process.execPath);

function liteUrl(databaseUrl: string, password: string): string {
  const url = new URL(databaseUrl);
  url.username = LITE_ROLE;
  url.password = encodeURIComponent(password);
  return url.href;
}

/** Undefined if the process exits or sends no such message in time. */
function heard(child: ChildProcess, type: FromGateway['type']): Promise<FromGateway | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, PATIENCE_MS, undefined);
    function done(message?: FromGateway) {
      clearTimeout(timer);
      child.off('message', listen);
      child.off('exit', ended);
      resolve(message);
    }
    const listen = (message: unknown) => (message as FromGateway).type === type && done(message as FromGateway);
    const ended = () => done();
    child.on('message', listen);
    child.on('exit', ended);
    if (!isAlive(child)) done();
  });
}

const inside = (work: string, error: unknown) =>
  error instanceof Failure ? error : new Failure(`${work}: ${error instanceof Error ? error.message : error}`);

/** Starts roles, the gateway (which creates the schema `auth`) and migrations. A gateway that exits is restarted. */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const { databaseUrl, secrets, dataDir, mailboxWay = async (own) => own } = options;
  let { siteUrl } = options;
  // Set where a superuser has made the roles: deploy/server/install.sh.
  const password = process.env.SUPABASE_LITE_PASSWORD || secrets.SUPABASE_LITE_PASSWORD;
  const migrations = options.migrations ?? inRoot('supabase/migrations');
  const port = await keptPort(path.join(dataDir, 'gateway-port'));
  const mailPort = options.smtpUrl ? undefined : await keptPort(path.join(dataDir, 'mail-port'));
  const url = `http://127.0.0.1:${port}`;
  const mail = {
    SMTP_URL: options.smtpUrl ?? (await mailboxWay(`smtp://127.0.0.1:${mailPort}`)),
    MAIL_FROM: options.mailFrom ?? defaults.MAIL_FROM,
  };
  const keys = {
    SUPABASE_URL: url,
    SUPABASE_PUBLISHABLE_KEY: secrets.SUPABASE_PUBLISHABLE_KEY,
    SUPABASE_SECRET_KEY: secrets.SUPABASE_SECRET_KEY,
  };

  let child: ChildProcess | undefined;
  let output = '';
  let wanted = true;
  let starting: Promise<number> | undefined;

  const file = openLog(options.log);
  const supervised = supervise({
    name: 'The gateway (forms and sign-in)',
    log: options.log,
    note: file.write,
    start: launch,
    // A Postgres that is down for maintenance must not end the gateway for good.
    waits: (error) => error instanceof Unreachable,
  });

  const environment = (): Environment => ({
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !WITHHELD.test(name))),
    NODE_ENV: 'production',
    LITE_TELEMETRY: '0',
    PGAPPNAME: applicationName('visitor services'),
    DO_NOT_TRACK: '1',
    ...keys,
    ...mail,
    SUPABASE_JWT_SECRET: secrets.SUPABASE_JWT_SECRET,
    LITE_DATABASE_URL: liteUrl(databaseUrl, password),
    GATEWAY_PORT: String(port),
    MAIL_PORT: mailPort === undefined ? undefined : String(mailPort),
    SITE_URL: siteUrl,
    DATA_DIR: dataDir,
    FUNCTIONS_DIR: options.functions ?? inRoot('supabase/functions'),
  });

  function run(): ChildProcess {
    output = '';
    const made = spawn(node(), ['--disable-warning=ExperimentalWarning', inRoot('supabase/local/gateway/main.ts')], {
      cwd: inRoot(),
      env: environment() as NodeJS.ProcessEnv,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [made.stdout, made.stderr]) {
      stream?.setEncoding('utf8').on('data', (chunk: string) => {
        file.write(chunk);
        output = (output + chunk).slice(-KEPT_OUTPUT);
      });
    }
    // Fails if the process has just exited, which is handled elsewhere.
    made.on('error', () => {});
    return made;
  }

  async function launch(): Promise<number> {
    await withDatabase(databaseUrl, (client) => ensureRoles(client, password)).catch((error) => {
      throw inside('The roles of the visitor services', error);
    });
    const made = run();
    child = made;
    try {
      if (!(await heard(made, 'schema'))) throw new Failure(`${tail(output)}\nThe visitor services did not start.`);
      const migrated = await withDatabase(databaseUrl, (client) => migrateSupabase(client, migrations));
      const ready = heard(made, 'ready');
      made.send({ type: 'go' } satisfies ToGateway, () => {});
      if (!(await ready)) throw new Failure(`${tail(output)}\nThe visitor services did not start. Log: ${options.log}`);
      onceEnded(made, () => wanted && child === made && supervised.ended(endOf(made, output)));
      return migrated;
    } catch (error) {
      await end(made, 'SIGKILL');
      throw inside('The visitor services', error);
    }
  }

  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    wanted = false;
    await supervised.pause();
    await starting?.catch(() => {});
    const stopped = child;
    // Its end is heard a moment later, when another one may be on its way.
    child = undefined;
    if (!stopped) return;
    // A paused process handles no other signal.
    if (isAlive(stopped)) stopped.kill('SIGCONT');
    await end(stopped, signal);
  };

  async function restart({ siteUrl: changed, signal }: { siteUrl?: string; signal?: NodeJS.Signals } = {}) {
    await stop(signal);
    siteUrl = changed ?? siteUrl;
    for (const until = performance.now() + 5_000; !(await isFree(port)) && performance.now() < until; ) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    wanted = true;
    starting = launch();
    await starting;
  }

  async function responds(): Promise<void> {
    for (const until = performance.now() + PATIENCE_MS; performance.now() < until; ) {
      const { ok } = await fetch(`${url}/auth/v1/health`, {
        headers: { apikey: secrets.SUPABASE_PUBLISHABLE_KEY },
        signal: AbortSignal.timeout(5_000),
      }).catch(() => ({ ok: false }));
      if (ok) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Failure(`The visitor services do not respond. Log: ${options.log}`);
  }

  onStop(() => stop());
  starting = launch();
  const migrated = await starting;
  return {
    port,
    url,
    mailbox: mailPort === undefined ? undefined : `${url}/mailbox`,
    migrated,
    environment: { ...keys, ...mail, SUPABASE_EMBEDDED: 'on' },
    pid: () => (child && isAlive(child) ? child.pid : undefined),
    stop,
    restart,
    responds,
    gaveUp: supervised.gaveUp,
  };
}
