import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { onStop } from '../../scripts/process/command.ts';
import { inRoot } from '../../scripts/process/paths.ts';
import { randomFreePort } from '../../scripts/process/ports.ts';
import { end } from '../../scripts/process/program.ts';

const packages = { nginx: 'nginx-light', pgbouncer: 'pgbouncer' } as const;
export type Program = keyof typeof packages;

const folders = `${process.env.PATH ?? ''}:/usr/sbin:/usr/local/sbin`.split(':');
const isThere = (program: string) => folders.some((folder) => fs.existsSync(path.join(folder, program)));

export const missingPackages = (programs: Program[]): string[] =>
  programs.filter((program) => !isThere(program)).map((program) => packages[program]);

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('close', () => socket.destroy());
    socket.once('connect', () => socket.end());
  });
}

export type Running = {
  port: number;
  stop: (signal?: NodeJS.Signals) => Promise<void>;
  start: () => Promise<void>;
  pause: () => void;
  resume: () => void;
};

/** nginx's workers continue if only their parent is killed. */
function killGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // No process is left.
  }
}

type Options = {
  name: string;
  home: string;
  args: (port: number) => string[];
  env?: (port: number) => object;
  port?: number;
};

async function run({ name, home, args, env, port = 0 }: Options): Promise<Running> {
  port ||= await randomFreePort();
  let child: ChildProcess | undefined;
  const start = async () => {
    const [program = '', ...rest] = args(port);
    const log = path.join(home, `${name}.log`);
    fs.mkdirSync(home, { recursive: true });
    const output = fs.openSync(log, 'a');
    const begun = spawn(program, rest, {
      cwd: home,
      env: { ...process.env, PATH: folders.join(':'), ...env?.(port) },
      stdio: ['ignore', output, output],
      // Its own process group, with its children.
      detached: true,
    });
    fs.closeSync(output);
    child = begun;
    let failed = false;
    begun.once('error', () => {
      failed = true;
    });
    for (let tries = 0; tries < 1200 && !failed && begun.exitCode === null; tries++) {
      if (await listens(port)) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`${name} did not start:\n${fs.readFileSync(log, 'utf8').slice(-2000)}`);
  };
  const stop = async (signal?: NodeJS.Signals) => {
    if (!child?.pid) return;
    const ended = end(child, signal);
    if (signal === 'SIGKILL') killGroup(child.pid);
    await ended;
  };
  onStop(() => stop('SIGKILL'));
  await start();
  return { port, stop, start, pause: () => child?.kill('SIGSTOP'), resume: () => child?.kill('SIGCONT') };
}

/** With the configuration of its container. `instances`: their ports; `dataDir` has their pages. */
export function startReverseProxy(
  home: string,
  instances: number[],
  port: number,
  dataDir = path.join(home, 'data'),
): Promise<Running> {
  const folder = path.join(home, 'reverse-proxy');
  fs.cpSync(inRoot('docker/reverse-proxy'), folder, { recursive: true });
  const change = (file: string, from: RegExp, to: () => string) => {
    const place = path.join(folder, file);
    fs.writeFileSync(place, fs.readFileSync(place, 'utf8').replace(from, to));
  };
  let at = 0;
  change('instances.conf', /(?<=^server )\S+/gm, () => `127.0.0.1:${instances[at++]}`);
  if (at !== instances.length) throw new Error(`instances.conf has ${at} instances, the test ${instances.length}.`);
  change('nginx.conf', /(?<=\blisten )8080\b/, () => `127.0.0.1:${port}`);
  return run({
    name: 'reverse-proxy',
    home,
    port,
    args: () => ['sh', path.join(folder, 'start.sh')],
    env: () => ({
      REVERSE_PROXY_HOME: path.join(home, 'reverse-proxy-cache'),
      REVERSE_PROXY_SITE: path.join(dataDir, 'site'),
      // As many workers as the site has processes; as this user, who owns the folder it writes to.
      REVERSE_PROXY_WORKERS: '1',
      REVERSE_PROXY_OPTIONS: process.getuid?.() === 0 ? 'user root;' : '',
    }),
  });
}

export function startPooler(home: string, database: string): Promise<Running> {
  const { hostname, port, username, password } = new URL(database);
  return run({
    name: 'pooler',
    home,
    args: () => ['sh', inRoot('docker/pooler/start.sh')],
    env: (own) => ({
      POSTGRES_HOST: hostname,
      POSTGRES_PORT: port,
      POSTGRES_USER: decodeURIComponent(username),
      POSTGRES_PASSWORD: decodeURIComponent(password),
      LISTEN_ADDRESS: '127.0.0.1',
      LISTEN_PORT: String(own),
    }),
  });
}
