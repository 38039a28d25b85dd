import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Failure } from '../process/step.ts';
import type { PostgresPrograms } from './postgres-files.ts';

const exec = promisify(execFile);
const NOBODY = 65_534;
const UNSHARE = ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, '--'];

export type Runner = {
  directory: string;
  owner: number | undefined;
  run: (program: string, args: string[]) => Promise<string>;
};

async function works(program: string, args: string[], options = {}): Promise<boolean> {
  try {
    await exec(program, args, options);
    return true;
  } catch {
    return false;
  }
}

/** Where the data is instead if root may not use user namespaces. */
export const directoryOfNobody = (directory: string): string =>
  path.join(
    ...['/var/tmp', `alethia-${createHash('sha256').update(directory).digest('hex').slice(0, 12)}`, 'postgres'],
  );

/**
 * PostgreSQL refuses to run as root. On Linux a user namespace maps root to another user: the files stay root's, even
 * below /root. Where namespaces are forbidden (some containers), it runs as `nobody`, with data in /var/tmp.
 */
export async function postgresRunner(directory: string, programs: PostgresPrograms): Promise<Runner> {
  if (process.getuid?.() !== 0) return runner(directory, []);
  if (await works('unshare', [...UNSHARE.slice(1), 'true'])) return runner(directory, UNSHARE);

  if (fs.existsSync(path.join(directory, 'PG_VERSION'))) {
    throw new Failure(
      `The data in ${directory} was made where root may use user namespaces, which is forbidden here: allow them, give the ` +
        'folder to another user and start the site as that user, or set DATABASE_URL.',
    );
  }
  const identity = { uid: NOBODY, gid: NOBODY };
  if (!(await works(programs.postgres, ['--version'], { ...identity, cwd: '/' }))) {
    throw new Failure(
      'The embedded PostgreSQL cannot run as root here (no user namespaces, and this folder is closed to other users): ' +
        'start the site as another user, move it to a folder open to all, or set DATABASE_URL.',
    );
  }
  const home = path.dirname(directoryOfNobody(directory));
  fs.mkdirSync(home, { recursive: true, mode: 0o700 });
  fs.chownSync(home, NOBODY, NOBODY);
  return runner(directoryOfNobody(directory), [], identity);
}

function runner(directory: string, prefix: string[], identity: { uid?: number; gid?: number } = {}): Runner {
  return {
    directory,
    owner: identity.uid ?? process.getuid?.(),
    run: async (program, args) => {
      const [first = program, ...rest] = [...prefix, program, ...args];
      const { stdout } = await exec(first, rest, { ...identity, cwd: os.tmpdir(), env: serverEnvironment() });
      return stdout;
    },
  };
}

/** Without variables of other PostgreSQL installations (PGDATA, PGPORT, …). */
function serverEnvironment(): NodeJS.ProcessEnv {
  const entries = Object.entries(process.env).filter(([name]) => !/^PG[A-Z]+$/.test(name) && name !== 'LC_ALL');
  return { NODE_ENV: process.env.NODE_ENV, ...Object.fromEntries(entries), LC_ALL: 'C' };
}
