import path from 'node:path';
import { checkDatabase } from './database-check.ts';
import { siteEnvironment } from './environment.ts';
import { startPostgres } from './postgres.ts';
import { isPrepared, markPagesStale, prepare, type Staff } from './prepare.ts';
import { secrets, writePrivate } from './secrets.ts';
import { openDataDir, type Settings } from './settings.ts';
import { Failure, step } from './step.ts';

export type Services = {
  /** The site's environment at a port: without SITE_URL its address is the local one. */
  environment: (port: number) => ReturnType<typeof siteEnvironment>;
  /** Where the data lives, for people. */
  data: string;
  /** Only when this run has made the account. */
  staff?: Staff;
};

export const staffFile = (dataDir: string) => path.join(dataDir, 'staff-account.txt');
export const logFile = (dataDir: string, name: string) => path.join(dataDir, 'logs', `${name}.log`);

/** The database to use: the one of DATABASE_URL, or the embedded one, started when it does not run. */
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
  return { url: await postgres.database('alethia'), data: dataDir };
}

/** Secrets, database, migrations, seed and first account: what the site needs before it can be served. */
export async function startServices(settings: Settings): Promise<Services> {
  const { dataDir } = settings;
  openDataDir(dataDir);
  const own = secrets(dataDir);
  const siteUrl = (port: number) => settings.siteUrl ?? `http://localhost:${port}`;
  const facts = { payloadSecret: settings.payloadSecret ?? own.PAYLOAD_SECRET, dataDir };
  // Checked before anything is started: these rules need no database.
  siteEnvironment({ ...facts, siteUrl: siteUrl(3000), databaseUrl: 'postgres://not.yet/known' });

  const { url, data } = await database(settings, own.POSTGRES_PASSWORD);
  const environment = (port: number) => siteEnvironment({ ...facts, siteUrl: siteUrl(port), databaseUrl: url });
  const staff = await prepareOnce(environment(3000), dataDir);
  return { environment, data, staff };
}

async function prepareOnce(environment: ReturnType<typeof siteEnvironment>, dataDir: string) {
  if (await isPrepared(environment.DATABASE_URL)) return undefined;
  const { migrated, created, staff } = await step(
    'Migrating and seeding the database',
    () => prepare(environment, logFile(dataDir, 'database')),
    (done) => `${done.migrated} migrations, ${done.created} new documents`,
  );
  if (staff) {
    const sheet = `Admin of ${environment.DATABASE_URL.replace(/^.*[@/]([^/]+)\//, '$1, database ')}\n`;
    writePrivate(staffFile(dataDir), `${sheet}Email:    ${staff.email}\nPassword: ${staff.password}\n`);
  }
  if (migrated > 0 || created > 0) await markPagesStale(environment.CACHE_TAGS_FILE);
  return staff;
}

/** PORT, when set, is meant: another port instead of it would not be found by what stands in front of the site. */
export const portChoice = ({ port }: Settings) => ({ port: port ?? 3000, exactPort: port !== undefined });

/** An unexpected end of the server ends the command. */
export async function orDied<T>(died: Promise<void>, other: Promise<T>): Promise<T> {
  return Promise.race([
    other,
    died.then(() => {
      throw new Failure('The server has ended by itself; its last lines say why.');
    }),
  ]);
}
