import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { onStop } from '../../scripts/process/command.ts';
import { type Environment, end, isAlive, tail } from '../../scripts/process/program.ts';
import { composePlugin } from './compose-plugin.ts';
import { output, works } from './program.ts';

export type Docker = {
  run: (args: string[]) => Promise<string>;
  env: Record<string, string>;
  /** Started by this process, so it contains no other images. */
  isOwn: boolean;
};

/** Only what programs need to be found and to reach the registries: the site must have its default settings. */
function plainEnvironment(): Record<string, string> {
  const names = /^(?:PATH|HOME|LANG|TMPDIR|DOCKER_.*|SSL_CERT_.*|NODE_EXTRA_CA_CERTS|(?:HTTPS?|NO)_PROXY)$/i;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => names.test(name))) as Record<string, string>;
}

const docker = (env: Record<string, string>, log: string, isOwn: boolean): Docker => ({
  run: (args) => output('docker', args, { env, log }),
  env,
  isOwn,
});

/** Why no daemon can be started here. */
function obstacle(): string | undefined {
  if (process.platform !== 'linux') return 'no Docker daemon runs here';
  if (process.getuid?.() !== 0) return 'no Docker daemon runs here, and this user may not start one';
  const folders = `${process.env.PATH ?? ''}:/usr/sbin:/usr/local/sbin`.split(':');
  const isThere = folders.some((folder) => fs.existsSync(path.join(folder, 'dockerd')));
  return isThere ? undefined : "no Docker daemon runs here, and Debian's docker.io is missing";
}

async function startDaemon(home: string, env: Record<string, string>): Promise<void> {
  const place = (name: string) => path.join(home, name);
  const log = place('dockerd.log');
  const pidFile = place('dockerd.pid');
  if (await works('docker', ['version'], env)) {
    // Left behind by a run that was killed.
    onStop(() => void process.kill(Number(fs.readFileSync(pidFile, 'utf8'))));
    return;
  }
  const file = fs.openSync(log, 'w');
  const folders = ['--data-root', place('data'), '--exec-root', place('exec'), '--pidfile', pidFile];
  const child = spawn('dockerd', ['--host', `unix://${place('docker.sock')}`, ...folders], {
    env: { ...env, PATH: `${env.PATH}:/usr/sbin:/usr/local/sbin` } as Environment as NodeJS.ProcessEnv,
    stdio: ['ignore', file, file],
    // Ctrl-C must reach only this process, which removes the containers first.
    detached: true,
  });
  fs.closeSync(file);
  child.on('error', () => undefined);
  onStop(() => end(child, 'SIGTERM', 30_000));
  for (const until = Date.now() + 60_000; Date.now() < until && isAlive(child); ) {
    if (await works('docker', ['version'], env)) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`The Docker daemon did not start:\n${tail(fs.readFileSync(log, 'utf8'), 10)}`);
}

/** The running daemon, or a new one; or a message about what is missing. */
export async function findDocker(home: string, log: string): Promise<Docker | string> {
  const env = plainEnvironment();
  if (!(await works('docker', ['--version'], env))) return 'there is no `docker`';
  const isRunning = await works('docker', ['version'], env);
  const missing = isRunning ? undefined : obstacle();
  if (missing) return missing;
  const own = isRunning ? env : { ...env, DOCKER_HOST: `unix://${path.join(home, 'docker.sock')}` };
  const withCompose = await composePlugin(home, own);
  if (!withCompose) return '`docker compose` is missing (version 2, a plugin of docker)';
  if (!isRunning) await startDaemon(home, withCompose);
  return docker(withCompose, log, !isRunning);
}
