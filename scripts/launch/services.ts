import path from 'node:path';
import type { LastUpgrade } from '../../src/lib/last-upgrade.ts';
import { mayServeVisitors } from '../../supabase/local/roles.ts';
import { carryOutRestore } from '../backup/carry-out.ts';
import { reportRestore } from '../backup/report-restore.ts';
import { checkDatabase, withDatabase } from '../postgres/database-check.ts';
import { keepRunning, startPostgres } from '../postgres/postgres.ts';
import { nextFreePort } from '../process/ports.ts';
import { secrets, supabaseSecrets } from '../process/secrets.ts';
import { type Failure, lastLine, say, step } from '../process/step.ts';
import { versionHere } from '../process/version.ts';
import { earlierSite } from './earlier-site.ts';
import { siteEnvironment } from './environment.ts';
import { type Gateway, startGateway } from './gateway.ts';
import { backupOfInterrupted } from './interrupted.ts';
import { oneReleaseStep } from './one-release-step.ts';
import { isPrepared, prepare, type Staff } from './prepare.ts';
import { openDataDir, type Settings, sinceRestore } from './settings.ts';
import { noteUpgrade, refuseNewerDatabase, upgradeOf, upgradeSite } from './upgrade.ts';

export type Services = {
  /** The address is local unless SITE_URL is set. */
  environment: (port: number) => ReturnType<typeof siteEnvironment>;
  data: string;
  /** Only if this run has created the account. */
  staff?: Staff;
  /** No form stores anything, and visitors have no accounts. */
  areFormsOff: boolean;
  /** Undefined if mail goes to a real server. */
  mailbox?: string;
  /** For the links in mail. */
  servedAt: (port: number) => Promise<void>;
  /** Loads the current functions and migrations. Undefined if the services are not embedded. */
  restartVisitorServices?: () => Promise<void>;
  /** Of the embedded database. */
  gaveUp?: Promise<Failure>;
};

export const logFile = (dataDir: string, name: string) => path.join(dataDir, 'logs', `${name}.log`);

export async function database({ databaseUrl, dataDir }: Settings, password: string) {
  if (databaseUrl) {
    const version = await step(
      'Checking the database of DATABASE_URL',
      () => checkDatabase(databaseUrl),
      (major) => `PostgreSQL ${major}`,
    );
    return { url: databaseUrl, data: `the PostgreSQL ${version} of DATABASE_URL; uploads in ${dataDir}` };
  }
  const postgres = await step(
    'Starting the embedded PostgreSQL',
    () => startPostgres({ home: dataDir, password }),
    ({ version, port }) => `${version}, 127.0.0.1:${port}`,
  );
  return { url: await postgres.database('alethia'), data: dataDir, gaveUp: keepRunning(postgres) };
}

const counted = (migrations: number) => `${migrations} migration${migrations === 1 ? '' : 's'}`;

/** Undefined if the database user may not create them: the site works without, and its forms name the contact address. */
async function visitorServices(settings: Settings, databaseUrl: string, siteUrl: string): Promise<Gateway | undefined> {
  const { dataDir, smtpUrl, mailFrom } = settings;
  if (settings.databaseUrl && !(await withDatabase(databaseUrl, mayServeVisitors))) {
    return undefined;
  }
  const log = logFile(dataDir, 'gateway');
  const gateway = await step(
    'Starting the visitor services',
    async () => {
      const own = await supabaseSecrets(dataDir);
      return startGateway({ databaseUrl, siteUrl, secrets: own, dataDir, log, smtpUrl, mailFrom });
    },
    ({ migrated, port }) => `${migrated > 0 ? `${counted(migrated)}, ` : ''}127.0.0.1:${port}`,
  );
  // The site is worth serving without them.
  gateway.gaveUp.then(({ message }) => say(`${new Date().toISOString()} ${message}`));
  return gateway;
}

type Choice = {
  /** False for the release step, which only prepares the database. */
  serves?: boolean;
};

export function siteAlone(settings: Settings, databaseUrl: string): Services['environment'] {
  const own = secrets(settings.dataDir);
  const facts = { payloadSecret: settings.payloadSecret ?? own.PAYLOAD_SECRET, dataDir: settings.dataDir, databaseUrl };
  const more = { ...settings.supabase, SUPABASE_EMBEDDED: 'off', ...mailSettings(settings) };
  return (port) => siteEnvironment({ ...facts, siteUrl: settings.siteUrl ?? `http://localhost:${port}`, more });
}

/** Secrets, database, migrations, seed, first account and Supabase. */
export async function startServices(given: Settings, { serves = true }: Choice = {}): Promise<Services> {
  const { dataDir } = given;
  openDataDir(dataDir);
  const siteUrl = (port: number) => given.siteUrl ?? `http://localhost:${port}`;
  const factsNow = () => ({ payloadSecret: given.payloadSecret ?? secrets(dataDir).PAYLOAD_SECRET, dataDir });

  const { url, data, gaveUp } = await database(given, secrets(dataDir).POSTGRES_PASSWORD);
  const isRestored = await carryOutRestore({ databaseUrl: url, dataDir });
  const settings = sinceRestore(given);
  // A restored backup brings its secrets.
  const facts = factsNow();
  const staff = await prepareOnce(siteEnvironment({ ...facts, siteUrl: siteUrl(3000), databaseUrl: url }), settings);
  if (isRestored) await reportRestore(url, dataDir);
  let expected = settings.port ?? (await nextFreePort(3000));
  const isEmbedded = serves && !settings.supabase;
  const gateway = isEmbedded ? await visitorServices(settings, url, siteUrl(expected)) : undefined;
  const environment = (port: number) => {
    const elsewhere = { ...settings.supabase, SUPABASE_EMBEDDED: 'off', ...mailSettings(settings) };
    // Browsers use the public address.
    const more = gateway ? { ...gateway.environment, SUPABASE_PUBLIC_URL: siteUrl(port) } : elsewhere;
    return siteEnvironment({ ...facts, siteUrl: siteUrl(port), databaseUrl: url, more });
  };
  const servedAt = async (port: number) => {
    if (siteUrl(port) !== siteUrl(expected)) await gateway?.restart({ siteUrl: siteUrl(port) });
    expected = port;
  };
  const areFormsOff = isEmbedded && !gateway;
  return {
    environment,
    data,
    staff,
    areFormsOff,
    mailbox: gateway?.mailbox,
    servedAt,
    restartVisitorServices: gateway?.restart,
    gaveUp,
  };
}

const mailSettings = ({ smtpUrl, mailFrom }: Settings): Record<string, string> => ({
  ...(smtpUrl ? { SMTP_URL: smtpUrl } : {}),
  ...(mailFrom ? { MAIL_FROM: mailFrom } : {}),
});

async function prepareOnce(
  environment: ReturnType<typeof siteEnvironment>,
  settings: Pick<Settings, 'dataDir' | 'backsUpFirst'>,
): Promise<Staff | undefined> {
  const { DATABASE_URL: url } = environment;
  await refuseNewerDatabase(url);
  const prepareFirst = () =>
    oneReleaseStep(url, async () => {
      // By another one, while this one waited.
      if (await isPrepared(url)) return undefined;
      return prepareNow(environment, settings);
    });
  const done = (await isPrepared(url)) ? undefined : await prepareFirst();
  await noteUpgrade(url, { version: await versionHere(), at: new Date().toISOString(), took: done?.took });
  return done?.staff;
}

async function prepareNow(
  environment: ReturnType<typeof siteEnvironment>,
  { dataDir, backsUpFirst }: Pick<Settings, 'dataDir' | 'backsUpFirst'>,
): Promise<{ staff?: Staff; took?: LastUpgrade['took'] }> {
  const { DATABASE_URL: databaseUrl } = environment;
  const upgrade = await upgradeOf(databaseUrl);
  const last = upgrade.unknown.at(-1);
  const earlier = upgrade.isNew ? await earlierSite(dataDir) : undefined;
  if (earlier) say(earlier);
  if (last) say(`A newer version has migrated this database, up to ${last}. This version works with that.`);
  const stage = lastLine();
  const migrate = () =>
    step(
      'Migrating and seeding the database',
      () => prepare(environment, logFile(dataDir, 'database'), stage.note),
      (done) => `${counted(done.migrated.length)}, ${done.created} new documents`,
      stage.now,
    );
  const begun = upgrade.isNew ? undefined : await backupOfInterrupted(databaseUrl);
  const isUpgrade = begun !== undefined || (!upgrade.isNew && upgrade.waiting.length > 0);
  const start = performance.now();
  const done = isUpgrade
    ? await upgradeSite(upgrade, { databaseUrl, dataDir, backsUpFirst, begun }, migrate)
    : await migrate();
  const { migrated, staff } = done;
  const seconds = Math.round((performance.now() - start) / 1000);
  return { staff, took: isUpgrade ? { migrations: migrated.length, seconds } : undefined };
}

/** A configured PORT is used exactly: a reverse proxy would not find another one. */
export const portChoice = ({ port }: Settings) => ({ port: port ?? 3000, exactPort: port !== undefined });

/** Fails with the reason if a part, without which the work makes no sense, has ended for good. */
export const unless = <T>(ends: (Promise<Failure> | undefined)[], work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    ...ends
      .filter((end) => end !== undefined)
      .map((end) =>
        end.then((failure) => {
          throw failure;
        }),
      ),
  ]);
