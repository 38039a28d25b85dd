import { type ChildProcess, spawn } from 'node:child_process';
import { listenHost, ownAddress } from '../../src/lib/own-address.ts';
import { isStopping, onStop } from '../process/command.ts';
import { openLog } from '../process/log-file.ts';
import { bins, inRoot } from '../process/paths.ts';
import { nextFreePort } from '../process/ports.ts';
import { type Environment, end, isAlive, tail } from '../process/program.ts';
import { Failure } from '../process/step.ts';

type Options = {
  mode: 'start' | 'dev';
  directory: string;
  port: number;
  exactPort?: boolean;
  environment: (port: number) => Environment;
  log: string;
};

export type Server = {
  port: number;
  pid?: number;
  show: () => void;
  stop: (signal?: NodeJS.Signals) => Promise<void>;
  died: Promise<void>;
};

const PATIENCE = 120_000;
/** Longer than the server takes for a graceful stop (src/delivery/http/drain.ts). */
const END_PATIENCE = 12_000;

/** Starts Next, in production behind our own server, and waits for a response. Tries the next port if one is taken. */
export async function startServer(options: Options): Promise<Server> {
  for (let port = options.port; ; port++) {
    if (!options.exactPort) port = await nextFreePort(port);
    const started = await launch(options, port);
    if (typeof started !== 'string') return started;
    if (!started.includes('EADDRINUSE'))
      throw new Failure(`${tail(started)}\nThe site did not start. Log: ${options.log}`);
    if (options.exactPort) throw new Failure(`Port ${port} is taken: stop what listens there, or set PORT to another.`);
  }
}

async function launch({ mode, directory, environment, log }: Options, port: number): Promise<Server | string> {
  const program =
    mode === 'start' ? [inRoot('src/delivery/server.ts')] : [bins.next, 'dev', '--hostname', listenHost()];
  const child = spawn(process.execPath, [...program, '--port', String(port)], {
    cwd: directory,
    env: {
      ...process.env,
      NODE_ENV: mode === 'dev' ? 'development' : 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      ...environment(port),
    } as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const file = openLog(log);
  let shown = false;
  let early = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      file.write(chunk);
      if (shown) process.stdout.write(chunk);
      else early += chunk;
    });
  }
  let asked = false;
  const died = new Promise<void>((resolve) => child.once('exit', () => !asked && !isStopping() && resolve()));
  const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
    asked = true;
    return end(child, signal, END_PATIENCE);
  };
  onStop(() => stop());

  if (!(await answers(child, port))) {
    await stop();
    return early || `No answer within ${PATIENCE / 1000} s.`;
  }
  const show = () => {
    shown = true;
  };
  return { port, pid: child.pid, show, stop, died };
}

async function answers(child: ChildProcess, port: number): Promise<boolean> {
  for (const until = Date.now() + PATIENCE; Date.now() < until && isAlive(child); ) {
    try {
      await fetch(`${ownAddress(port)}/robots.txt`, { redirect: 'manual', signal: AbortSignal.timeout(60_000) });
      return isAlive(child);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  return false;
}
