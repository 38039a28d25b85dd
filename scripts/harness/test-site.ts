import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { type BreakableWay, breakableWay } from '../../tests/helpers/breakable.ts';
import { variablesFor } from '../../tests/helpers/single-sign-on-variables.ts';
import { buildAlone, isBuilt } from '../launch/build.ts';
import { siteEnvironment } from '../launch/environment.ts';
import { type Gateway, startGateway } from '../launch/gateway.ts';
import { prepare, type Staff } from '../launch/prepare.ts';
import { type Server, startServer } from '../launch/server.ts';
import type { Postgres } from '../postgres/postgres.ts';
import { onStop } from '../process/command.ts';
import { inRoot } from '../process/paths.ts';
import { randomFreePort } from '../process/ports.ts';
import type { Environment } from '../process/program.ts';
import { makeSupabaseSecrets } from '../process/secrets.ts';

export type TestSite = {
  url: string;
  issuer: string;
  staff: Staff;
  environment: ReturnType<typeof siteEnvironment>;
  directory: string;
  server: Server;
  gateway: Gateway;
  mail: Pick<BreakableWay, 'cut' | 'mend'>;
  logs: string;
  /** Must never leave the server. */
  secrets: string[];
  /** On the same port, with other variables if given. */
  restart: (more?: Environment) => Promise<Server>;
};

type Options = {
  postgres: Postgres;
  /** Emptied first. */
  home: string;
  database: string;
};

const shared = [
  '.browser',
  'node_modules',
  'public',
  'src',
  'supabase',
  'migrations',
  'package.json',
  'next.config.ts',
  'payload.config.ts',
  'tsconfig.json',
];

export async function buildOnce(log: string): Promise<string> {
  if (isBuilt()) return 'up to date';
  await buildAlone(log);
  return 'built';
}

/**
 * A copy of the build: the real site may run from this folder and must never show a test's pages. The rest is linked.
 */
export function copyBuild(home: string): string {
  const directory = path.join(home, 'site');
  fs.mkdirSync(directory, { recursive: true });
  const cache = inRoot('.next/cache');
  const dev = inRoot('.next/dev');
  fs.cpSync(inRoot('.next'), path.join(directory, '.next'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => file !== cache && file !== dev,
  });
  for (const name of shared) {
    if (fs.existsSync(inRoot(name))) fs.symlinkSync(inRoot(name), path.join(directory, name));
  }
  return directory;
}

export async function startTestSite({ postgres, home, database }: Options): Promise<TestSite> {
  fs.rmSync(home, { recursive: true, force: true });
  const directory = copyBuild(home);
  const databaseUrl = await postgres.database(database, { fresh: true });
  const payloadSecret = randomBytes(32).toString('base64url');
  const dataDir = path.join(home, 'data');
  const port = await randomFreePort();
  const facts = { databaseUrl, payloadSecret, siteUrl: `http://localhost:${port}`, dataDir };
  const logs = path.join(home, 'logs');
  const { staff } = await prepare(siteEnvironment(facts), path.join(logs, 'database.log'));
  if (!staff) throw new Error('The test site has no staff account.');
  const supabase = await makeSupabaseSecrets();
  const mail = Promise.withResolvers<BreakableWay>();
  const gateway = await startGateway({
    ...facts,
    secrets: supabase,
    mailboxWay: async (own) => {
      const way = await breakableWay(own);
      mail.resolve(way);
      onStop(way.close);
      return way.url;
    },
    log: path.join(logs, 'gateway.log'),
  });
  // Each test sets its own address in the header, as a reverse proxy would.
  const more = {
    ...gateway.environment,
    SUPABASE_PUBLIC_URL: facts.siteUrl,
    PROXY_HOPS: '1',
    // Tests of webhooks receive them on this machine.
    WEBHOOK_PRIVATE_HOSTS: '127.0.0.1',
    // The single sign-on test starts a provider there.
    ...variablesFor(`http://localhost:${await randomFreePort()}`),
  };
  const environment = siteEnvironment({ ...facts, more });
  const start = (log: string, changed: Environment = {}) =>
    startServer({
      mode: 'start',
      directory,
      port,
      exactPort: true,
      environment: () => ({ ...environment, ...changed }),
      log: path.join(logs, log),
    });
  const restart = (changed?: Environment) => start(`site-${Date.now()}.log`, changed);
  const server = await start('site.log');
  const { SUPABASE_SECRET_KEY, SUPABASE_JWT_SECRET, SUPABASE_LITE_PASSWORD } = supabase;
  const { password } = new URL(databaseUrl);
  const secrets = [payloadSecret, SUPABASE_SECRET_KEY, SUPABASE_JWT_SECRET, SUPABASE_LITE_PASSWORD, password];
  const issuer = more.OIDC_ISSUER;
  return {
    ...{ url: environment.SITE_URL, issuer, staff, environment, directory, server, gateway },
    ...{ mail: await mail.promise, logs, secrets, restart },
  };
}
