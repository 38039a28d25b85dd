import { spawn } from 'node:child_process';
import fs from 'node:fs';
import type { Socket } from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { hasRoom, isFull } from '../../src/lib/room.ts';
import { onStop } from '../process/command.ts';
import { share } from '../process/lock.ts';
import { rotateWhenLarge } from '../process/log-file.ts';
import { inRoot } from '../process/paths.ts';
import { keptPort } from '../process/ports.ts';
import { isAlive, processExists } from '../process/program.ts';
import { writePrivate } from '../process/secrets.ts';
import { Failure } from '../process/step.ts';
import { reasonOf, supervise } from '../process/supervise.ts';
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
  log: string;
  /** Creates the database if it is missing, or recreates it if `fresh`. Returns its address. */
  database: (name: string, options?: { fresh?: boolean }) => Promise<string>;
  pid: () => number | undefined;
  stop: (mode?: 'fast' | 'immediate') => Promise<void>;
  start: () => Promise<void>;
  /** Calls the listener, with the reason, each time the server has ended without `stop`. */
  onEnd: (listener: (why: string) => void) => void;
};

const LOOK_EVERY_MS = 500;
/** By the clock, which also passes while the machine is too busy for a server that has just started. */
const CONNECT_MS = 15_000;
/** One file of the server's log of changes. */
const BYTES_TO_START = 16_777_216;
/** Longer than the site's server needs to stop (src/delivery/http/drain.ts). */
const AFTER_KILL_SECONDS = 9;

const address = (port: number, password: string, database: string) =>
  `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;

/** Starts the embedded server, or joins a running one; the last command to leave stops it. */
export async function startPostgres({ home, password, settings = [] }: Options): Promise<Postgres> {
  const programs = await postgresPrograms();
  const runner = await postgresRunner(path.join(home, 'postgres'), programs);
  const { directory } = runner;
  const version = (await runner.run(programs.postgres, ['--version'])).replace(/^.*\) /, '').trim();
  const log = path.join(directory, 'server.log');

  checkDirectory(runner, version);
  const use = await share(lockFile(home));
  if (!fs.existsSync(path.join(directory, 'PG_VERSION'))) await initialise(programs.initdb, runner, password);

  let starting: Promise<number> | undefined;
  let pid: number | undefined;
  const launch = async () => {
    starting = joinOrLaunch(programs.pg_ctl, runner, { home, password, settings });
    const now = await starting;
    pid = readPidFile(directory)?.pid;
    return now;
  };
  const stop = async (mode: 'fast' | 'immediate' = 'fast') => {
    await starting?.catch(() => {});
    const known = pid;
    pid = undefined;
    await stopServer(programs.pg_ctl, runner, mode);
    // Where its folder was removed, only the signal reaches it.
    if (known && !fs.existsSync(directory) && processExists(known)) process.kill(known, 'SIGQUIT');
  };
  const stopAfterKill = stopperAfterKill(home);
  onStop(async () => {
    if (fs.existsSync(home)) await use.leave(() => stop());
    else await stop();
    stopAfterKill.end();
  });

  const port = await launch();
  const start = async () => {
    if (!fs.existsSync(directory)) throw new Failure(`${directory} does not exist any more.`);
    const now = await launch();
    if (now !== port) throw new Failure(`The embedded PostgreSQL is on port ${now} now: ${port} was taken meanwhile.`);
  };
  const onEnd = (listener: (why: string) => void) => {
    setInterval(() => {
      if (pid === undefined || processExists(pid)) return;
      const last = lastFault(log);
      const why = `process ${pid} is gone${last ? `: ${last}` : ''}`;
      pid = undefined;
      listener(why);
    }, LOOK_EVERY_MS).unref();
  };
  return {
    port,
    version,
    log,
    database: (name, options) => makeDatabase(port, password, name, options?.fresh),
    pid: () => readPidFile(directory)?.pid,
    stop,
    start,
    onEnd,
  };
}

/**
 * Starts the server again when it has ended by itself, and tries for as long as its disk is full. Resolves, with the
 * reason, when it has ended too often.
 */
export function keepRunning({ log, start, onEnd }: Pick<Postgres, 'log' | 'start' | 'onEnd'>): Promise<Failure> {
  const { ended, gaveUp } = supervise({ name: 'The embedded PostgreSQL', log, start, waits: isFull });
  onEnd(ended);
  return gaveUp;
}

/** Held by each process that uses the server, so that no other command stops it meanwhile. */
const lockFile = (home: string) => path.join(home, 'postgres.lock');

/**
 * A shell that waits for the end of this process and then runs stop-unused.ts, as the server is no child of ours and
 * would outlive a SIGKILL. The pause is for the site's server, which ends its requests meanwhile.
 */
function stopperAfterKill(home: string): { end: () => void } {
  const program = [
    process.execPath,
    '--disable-warning=ExperimentalWarning',
    inRoot('scripts/postgres/stop-unused.ts'),
  ];
  const script = `cat >/dev/null; sleep ${AFTER_KILL_SECONDS}; exec "$0" "$@"`;
  const shell = spawn('/bin/sh', ['-c', script, ...program, home], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  shell.unref();
  (shell.stdin as Socket).unref();
  return { end: () => shell.pid && isAlive(shell) && process.kill(-shell.pid, 'SIGKILL') };
}

async function stopServer(pgCtl: string, { directory, run }: Runner, mode: 'fast' | 'immediate'): Promise<void> {
  const found = readPidFile(directory);
  if (!found || !processExists(found.pid)) return;
  await run(pgCtl, ['-D', directory, '-m', mode, '-w', 'stop']);
}

/** Stops the server of `home` unless a process uses it. */
export async function stopUnused(home: string): Promise<void> {
  if (!fs.existsSync(home)) return;
  const programs = await postgresPrograms();
  const runner = await postgresRunner(path.join(home, 'postgres'), programs);
  await (await share(lockFile(home))).leave(() => stopServer(programs.pg_ctl, runner, 'fast'));
}

const FAULT = /(?:FATAL|PANIC): .*$/;
/** Of a client that was sent away. */
const OF_CLIENT = /FATAL: +(?:terminating connection|the database system is|connection to client)/;
const LINES_OF_END = 60;

/** Why the server has ended, if the end of its log says so: in the last line, or before the words of one that cannot start. */
function lastFault(log: string): string | undefined {
  if (!fs.existsSync(log)) return undefined;
  const lines = fs.readFileSync(log, 'utf8').trim().split('\n');
  // While it ends, each attempt to connect adds a line.
  const own = lines.filter((line) => !OF_CLIENT.test(line)).slice(-LINES_OF_END);
  const isOfStart = own.slice(-6).some((line) => line.includes('due to startup process failure'));
  const line = isOfStart ? own.findLast((one) => FAULT.test(one)) : own.at(-1);
  return FAULT.exec(line ?? '')?.[0];
}

function checkDirectory({ directory, owner }: Runner, version: string): void {
  const file = path.join(directory, 'PG_VERSION');
  if (!fs.existsSync(directory)) return;
  if (owner !== undefined && fs.statSync(directory).uid !== owner) {
    throw new Failure(`${directory} belongs to another user: start the site as that user, or set DATA_DIR.`);
  }
  if (!fs.existsSync(file)) return;
  const made = fs.readFileSync(file, 'utf8').trim();
  if (version.split(/[.b]/)[0] !== made) throw otherMajor(directory, made, version);
}

/** The data stays as it is: only the release that wrote it has the programs that read it. */
export const otherMajor = (directory: string, made: string, version: string) =>
  new Failure(
    `The data in ${directory} is of PostgreSQL ${made}, this is ${version}, which cannot read it. Nothing has been ` +
      'changed. Check out the release that ran before and run `node scripts/run.mjs backup` there. Then, in this release, ' +
      `move the folder away (mv ${directory} ${directory}-${made}) and run \`node scripts/run.mjs restore <archive>\`. ` +
      'Keep the moved folder until the site is complete.',
  );

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
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
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
      if (attempt === 8) {
        // It is on the same disk, and may be incomplete for that reason.
        const isRoom = await hasRoom(directory, BYTES_TO_START);
        const why = isRoom ? (lastFault(log) ?? reasonOf(error)) : 'No space left on device';
        throw new Failure(`The embedded PostgreSQL does not start (${why}). Its log: ${log}`, { cause: why });
      }
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
