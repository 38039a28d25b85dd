import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { onStop } from '../process/command.ts';
import { rotateWhenLarge } from '../process/log-file.ts';
import { keptPort } from '../process/ports.ts';
import { processExists } from '../process/program.ts';
import { writePrivate } from '../process/secrets.ts';
import { Failure } from '../process/step.ts';
import { type PidFile, postgresPrograms, readPidFile } from './postgres-files.ts';
import { postgresRunner, type Runner } from './postgres-user.ts';

type Options = {
  home: string;
  password: string;
  /** Such as `fsync=off` for disposable data. */
  settings?: string[];
};

/** The client reports failed statements; the server's log would contain values of rows. */
const QUIET = [
  'log_min_messages=log',
  'log_min_error_statement=panic',
  'log_error_verbosity=terse',
  'log_checkpoints=off',
];

export type Postgres = {
  port: number;
  version: string;
  /** Creates the database if it is missing, or recreates it if `fresh`. Returns its address. */
  database: (name: string, options?: { fresh?: boolean }) => Promise<string>;
  pid: () => number | undefined;
  stop: (mode?: 'fast' | 'immediate') => Promise<void>;
  start: () => Promise<void>;
};

const address = (port: number, password: string, database: string) =>
  `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;

/** Starts the embedded server, or joins a running one; the last command to leave stops it. */
export async function startPostgres({ home, password, settings = [] }: Options): Promise<Postgres> {
  const programs = await postgresPrograms();
  const runner = await postgresRunner(path.join(home, 'postgres'), programs);
  const { directory } = runner;
  const version = (await runner.run(programs.postgres, ['--version'])).replace(/^.*\) /, '').trim();

  checkDirectory(runner, version);
  if (!fs.existsSync(path.join(directory, 'PG_VERSION'))) await initialise(programs.initdb, runner, password);

  const stop = async (mode: 'fast' | 'immediate' = 'fast') => {
    if (!readPidFile(directory)) return;
    await runner.run(programs.pg_ctl, ['-D', directory, '-m', mode, '-w', 'stop']);
  };
  onStop(async () => {
    fs.rmSync(userFile(home), { force: true });
    if (!othersUse(home)) await stop();
  });
  fs.mkdirSync(path.dirname(userFile(home)), { recursive: true });
  fs.writeFileSync(userFile(home), home);

  const port = await joinOrLaunch(programs.pg_ctl, runner, { home, password, settings });
  const start = async () => {
    const now = await joinOrLaunch(programs.pg_ctl, runner, { home, password, settings });
    if (now !== port) throw new Failure(`The embedded PostgreSQL is on port ${now} now: ${port} was taken meanwhile.`);
  };
  return {
    port,
    version,
    database: (name, options) => makeDatabase(port, password, name, options?.fresh),
    pid: () => readPidFile(directory)?.pid,
    stop,
    start,
  };
}

/** One file per process that uses the server, so that no other command stops it meanwhile. */
const userFile = (home: string) => path.join(home, 'postgres-users', String(process.pid));

function othersUse(home: string): boolean {
  const folder = path.dirname(userFile(home));
  if (!fs.existsSync(folder)) return false;
  return fs.readdirSync(folder).some((name) => {
    const file = path.join(folder, name);
    // A file copied along with a checkout refers to another folder's server.
    if (processExists(Number(name)) && fs.readFileSync(file, 'utf8') === home) return Number(name) !== process.pid;
    fs.rmSync(file, { force: true });
    return false;
  });
}

function checkDirectory({ directory, owner }: Runner, version: string): void {
  const file = path.join(directory, 'PG_VERSION');
  if (!fs.existsSync(directory)) return;
  if (owner !== undefined && fs.statSync(directory).uid !== owner) {
    throw new Failure(`${directory} belongs to another user: start the site as that user, or set DATA_DIR.`);
  }
  if (!fs.existsSync(file)) return;
  const made = fs.readFileSync(file, 'utf8').trim();
  if (version.split(/[.b]/)[0] !== made) {
    throw new Failure(
      `The data in ${directory} is of PostgreSQL ${made}, this is ${version}. Dump it with the old release and load it ` +
        'into a new data directory, or delete the folder to start over.',
    );
  }
}

async function initialise(initdb: string, { directory, run }: Runner, password: string): Promise<void> {
  // Moved when complete, so that an interrupted run leaves nothing that looks complete.
  const draft = `${directory}.new`;
  const passwordFile = `${directory}.password`;
  fs.rmSync(draft, { recursive: true, force: true });
  writePrivate(passwordFile, password);
  const { uid, gid } = fs.statSync(path.dirname(directory));
  fs.chownSync(passwordFile, uid, gid);
  try {
    const collation = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=en'];
    const login = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
    await run(initdb, [`--pgdata=${draft}`, ...login, ...collation, '--no-sync']);
    fs.renameSync(draft, directory);
  } finally {
    fs.rmSync(passwordFile, { force: true });
  }
}

async function query<T extends pg.QueryResultRow>(url: string, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Of a server that runs on this very directory: a pid file copied along with a checkout does not count. */
async function runningPort(directory: string, password: string): Promise<number | undefined> {
  const found = readPidFile(directory);
  if (!found) return undefined;
  if (path.resolve(found.directory) !== path.resolve(directory)) {
    fs.rmSync(path.join(directory, 'postmaster.pid'));
    return undefined;
  }
  if (!processExists(found.pid)) return undefined;
  return (await servesDirectory(found, password)) ? found.port : undefined;
}

async function servesDirectory({ port, directory }: PidFile, password: string): Promise<boolean> {
  try {
    const rows = await query<{ data_directory: string }>(address(port, password, 'postgres'), 'SHOW data_directory');
    return path.resolve(rows[0]?.data_directory ?? '') === path.resolve(directory);
  } catch (error) {
    if ((error as { code?: string }).code !== '28P01') return false;
    throw new Failure(
      `The embedded PostgreSQL in ${directory} has another password than secrets.json beside it: restore that file.`,
    );
  }
}

async function joinOrLaunch(pgCtl: string, { directory, run }: Runner, { home, password, settings = [] }: Options) {
  const log = path.join(directory, 'server.log');
  for (let attempt = 1; ; attempt++) {
    const running = await runningPort(directory, password);
    if (running !== undefined) return running;
    const port = await keptPort(path.join(home, 'postgres-port'));
    rotateWhenLarge(log);
    const options = ['listen_addresses=127.0.0.1', ...QUIET, ...settings].map((setting) => `-c ${setting}`).join(' ');
    try {
      await run(pgCtl, ['-D', directory, '-l', log, '-w', '-t', '60', '-o', `-p ${port} -k '' ${options}`, 'start']);
      return port;
    } catch (error) {
      // After SIGKILL the old process may still exist for a moment, and another process may have taken the port.
      if (attempt === 8) throw new Failure(`The embedded PostgreSQL does not start. Its log: ${log}\n${error}`);
      await new Promise((resolve) => setTimeout(resolve, 500 * attempt));
    }
  }
}

async function makeDatabase(port: number, password: string, name: string, fresh = false): Promise<string> {
  const server = address(port, password, 'postgres');
  if (fresh) await query(server, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
  const found = await query(server, `SELECT 1 FROM pg_database WHERE datname = '${name}'`);
  if (found.length === 0) await query(server, `CREATE DATABASE "${name}"`);
  return address(port, password, name);
}
