import fs from 'node:fs';
import type { Staff } from '../../scripts/launch/prepare.ts';
import { onStop } from '../../scripts/process/command.ts';
import { inRoot } from '../../scripts/process/paths.ts';
import { randomFreePort } from '../../scripts/process/ports.ts';
import type { Bases } from './bases.ts';
import type { Docker } from './daemon.ts';
import { output } from './program.ts';

export const PROJECT = 'alethia-test';
export const SITE_IMAGE = `${PROJECT}-site`;
export const RELEASE_IMAGE = `${PROJECT}-release`;
/** Of docker-compose.yml, with fixed addresses; `written` as in /proc/net/route. */
const SUBNET = { name: '10.77.0.0/24', written: '00004D0A' };

type Profile = 'site' | 'scale';

/** docker-compose.yml under another project name, on free ports, with default settings. */
export type Stack = {
  docker: Docker;
  bases: Bases;
  url: string;
  port: number;
  databasePort: number;
  compose: (args: string[], settings?: Record<string, string>) => Promise<string>;
  build: () => Promise<void>;
  /** Waits until the profile's services are healthy. `more`: files beside docker-compose.yml. */
  up: (profile: Profile, ...more: string[]) => Promise<void>;
  down: () => Promise<void>;
  staff: () => Promise<Staff>;
};

/** Interfaces on our network: one left behind by another daemon would swallow its traffic. */
function otherInterfaces(): string[] {
  const table = '/proc/net/route';
  const lines = fs.existsSync(table) ? fs.readFileSync(table, 'utf8').split('\n') : [];
  return lines
    .map((line) => line.split('\t'))
    .filter(([, to]) => to === SUBNET.written)
    .map(([name = '']) => name);
}

async function staffOf(compose: Stack['compose']): Promise<Staff> {
  const log = await compose(['logs', '--no-color', '--no-log-prefix', 'release']);
  const [, email, password] = /First account: (\S+) {2}password (\S+)/.exec(log) ?? [];
  if (!email || !password) throw new Error(`The release step made no account:\n${log}`);
  return { email, password };
}

export async function newStack(docker: Docker, bases: Bases, log: string): Promise<Stack> {
  const port = await randomFreePort();
  const databasePort = await randomFreePort();
  const names = ['docker-compose.yml', 'tests/docker/stack.yml'];
  if (bases.isStandIn) names.push('tests/docker/stand-ins.yml');
  const files = names.flatMap((file) => ['--file', inRoot(file)]);
  // The `.env` of this folder belongs to its own site.
  const all = [
    'compose',
    '--project-name',
    PROJECT,
    '--project-directory',
    inRoot(),
    '--env-file',
    '/dev/null',
    ...files,
  ];
  const ports = { PORT: String(port), POSTGRES_PORT: String(databasePort) };
  const run = (profiles: Profile[], args: string[], settings: Record<string, string> = {}, more: string[] = []) => {
    const chosen = [
      ...more.flatMap((file) => ['--file', file]),
      ...profiles.flatMap((profile) => ['--profile', profile]),
    ];
    return output('docker', [...all, ...chosen, ...args], { env: { ...docker.env, ...ports, ...settings }, log });
  };
  const compose: Stack['compose'] = (args, settings) => run(['site', 'scale'], args, settings);
  const down = async () => {
    await compose(['down', '--volumes', '--remove-orphans', '--timeout', '2']);
  };
  const up: Stack['up'] = async (profile, ...more) => {
    const others = otherInterfaces();
    if (others.length > 0) {
      throw new Error(
        `${others.join(', ')} has addresses of ${SUBNET.name}, which docker-compose.yml uses. If no daemon runs that it ` +
          `belongs to: ip link delete ${others[0]}`,
      );
    }
    onStop(down);
    await run([profile], ['up', '--detach', '--no-build', '--wait', '--wait-timeout', '180'], {}, more);
  };
  const build = async () => {
    await compose(['build']);
  };
  return {
    docker,
    bases,
    url: `http://localhost:${port}`,
    port,
    databasePort,
    compose,
    build,
    up,
    down,
    staff: () => staffOf(compose),
  };
}
