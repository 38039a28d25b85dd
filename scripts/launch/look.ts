import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { Values } from '../../src/env/judge.ts';
import type { Query, Site } from '../../src/health/check.ts';
import { Failure } from '../../src/lib/failure.ts';
import { ownAddress } from '../../src/lib/own-address.ts';
import { explainConnection } from '../postgres/database-check.ts';
import { readPidFile } from '../postgres/postgres-files.ts';
import { directoryOfNobody } from '../postgres/postgres-user.ts';
import { holderOf } from '../process/lock.ts';
import { inRoot } from '../process/paths.ts';
import { processExists } from '../process/program.ts';
import { secrets } from '../process/secrets.ts';
import { versionHere } from '../process/version.ts';
import { listedMigrations } from './own-migrations.ts';
import { type Settings, settingsAsTheyAre } from './settings.ts';

const CONNECT_MS = 5_000;

/** Of the embedded server, if it runs. Looking at a site starts nothing. */
function embeddedAddress(dataDir: string): string | undefined {
  const own = path.join(dataDir, 'postgres');
  const running = [own, directoryOfNobody(own)].map(readPidFile).find((file) => file && processExists(file.pid));
  if (!running || !fs.existsSync(path.join(dataDir, 'secrets.json'))) return undefined;
  return `postgres://postgres:${secrets(dataDir).POSTGRES_PASSWORD}@127.0.0.1:${running.port}/alethia`;
}

type Connection = { query: Query; end: () => Promise<void> };

const absent = (reason: string): Connection => ({
  query: () => Promise.reject(new Failure(reason)),
  end: async () => {},
});

async function connect({ databaseUrl, dataDir }: Settings): Promise<Connection> {
  const url = databaseUrl ?? embeddedAddress(dataDir);
  if (!url) return absent('the embedded PostgreSQL does not run. It starts with the site.');
  const times = { connectionTimeoutMillis: CONNECT_MS, query_timeout: CONNECT_MS };
  const pool = new pg.Pool({ connectionString: url, max: 2, ...times });
  pool.on('error', () => {});
  try {
    await pool.query('select 1');
    return { query: (text, values) => pool.query(text, values), end: () => pool.end() };
  } catch (error) {
    await pool.end();
    const cause = error instanceof AggregateError ? error.errors[0] : error;
    return absent(explainConnection(cause, new URL(url)));
  }
}

const addressOf = ({ dataDir, siteUrl, port }: Settings, { HOST }: Values) => {
  // SITE_URL may be behind a proxy that this machine cannot reach.
  if (port !== undefined) return ownAddress(port, HOST);
  return holderOf(dataDir)?.url ?? siteUrl;
};

/** Looks at the site of this folder from outside, whether it runs or not. `work` gets what is known. */
export async function lookAtSite<T>(work: (site: Site) => Promise<T>): Promise<T> {
  const { settings, values, problems } = await settingsAsTheyAre('HOST', 'DATA_DIR');
  const connection = await connect(settings);
  const { version } = JSON.parse(fs.readFileSync(inRoot('package.json'), 'utf8')) as { version: string };
  try {
    return await work({
      query: connection.query,
      dataDir: settings.dataDir,
      pagesDir: settings.pagesDir,
      migrations: listedMigrations(),
      version,
      commit: await versionHere(),
      values,
      problems,
      address: addressOf(settings, values),
      isOutside: true,
      now: new Date(),
    });
  } finally {
    await connection.end();
  }
}
