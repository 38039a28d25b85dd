import { type ChildProcess, spawn } from 'node:child_process';
import { listenHost, ownAddress } from '../../src/lib/own-address.ts';
import { applicationName } from '../process/application-name.ts';
import { isStopping, onStop } from '../process/command.ts';
import { openLog } from '../process/log-file.ts';
import { bins, inRoot } from '../process/paths.ts';
import { nextFreePort, refusalOf } from '../process/ports.ts';
import { type Environment, end, endOf, endWithParent, isAlive, onceEnded, tail } from '../process/program.ts';
import { Failure } from '../process/step.ts';
import { type Supervised, supervise } from '../process/supervise.ts';

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
  /** Resolves, with the reason, if it ends without `stop`. */
  died: Promise<string>;
};

const PATIENCE = 120_000;
const KEPT_OUTPUT = 20_000;
/** Longer than the server takes for a graceful stop (src/delivery/http/drain.ts). */
const endPatience = () => 12_000 + Number(process.env.DRAIN_DELAY_MS || 0);

const taken = (port: number) => new Failure(`Port ${port} is taken: stop what listens there, or set PORT to another.`);

/** @throws Failure at once if this port cannot be used, whatever listens there. */
export async function refuseTakenPort(port: number | undefined): Promise<void> {
  const code = port === undefined ? undefined : await refusalOf(port);
  if (port !== undefined && code === 'EACCES')
    throw new Failure(`This user may not listen on port ${port}: set PORT to 1024 or more, and put a proxy in front.`);
  if (port !== undefined && code) throw taken(port);
}

/** Starts Next, in production behind our own server, and waits for a response. Tries the next port if one is taken. */
export async function startServer(options: Options): Promise<Server> {
  for (let port = options.port; ; port++) {
    if (options.exactPort) await refuseTakenPort(port);
    else port = await nextFreePort(port);
    const started = await launch(options, port);
    if (typeof started !== 'string') return started;
    if (!started.includes('EADDRINUSE'))
      throw new Failure(`${tail(started)}\nThe site did not start. Log: ${options.log}`);
    if (options.exactPort) throw taken(port);
  }
}

async function launch({ mode, directory, environment, log }: Options, port: number): Promise<Server | string> {
  const program =
    mode === 'start' ? [inRoot('src/delivery/server.ts')] : [bins.next, 'dev', '--hostname', listenHost()];
  const child = spawn(process.execPath, [...endWithParent, ...program, '--port', String(port)], {
    cwd: directory,
    env: {
      ...process.env,
      NODE_ENV: mode === 'dev' ? 'development' : 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      PGAPPNAME: mode === 'dev' ? applicationName('dev') : undefined,
      ...environment(port),
    } as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const file = openLog(log);
  let shown = false;
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      const stamped = file.write(chunk);
      if (shown) process.stdout.write(stamped);
      output = (output + chunk).slice(-KEPT_OUTPUT);
    });
  }
  let isRequested = false;
  const died = new Promise<string>((resolve) =>
    onceEnded(child, () => !isRequested && !isStopping() && resolve(endOf(child, output))),
  );
  const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
    isRequested = true;
    return end(child, signal, endPatience());
  };
  onStop(() => stop());

  if (!(await responds(child, port))) {
    await stop();
    return output || `No response within ${PATIENCE / 1000} s.`;
  }
  const show = () => {
    shown = true;
  };
  return { port, pid: child.pid, show, stop, died };
}

async function responds(child: ChildProcess, port: number): Promise<boolean> {
  for (const until = performance.now() + PATIENCE; performance.now() < until && isAlive(child); ) {
    try {
      await fetch(`${ownAddress(port)}/robots.txt`, { redirect: 'manual', signal: AbortSignal.timeout(60_000) });
      return isAlive(child);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  return false;
}

export type KeptServer = Pick<Server, 'port' | 'show' | 'stop'> & Pick<Supervised, 'gaveUp'>;

/** Like `startServer`, and starts it again, on the same port, when it has ended by itself. */
export async function keepServing(options: Options): Promise<KeptServer> {
  let server = await startServer(options);
  const { port } = server;
  let isShown = false;
  const start = async () => {
    server = await startServer({ ...options, port, exactPort: true });
    if (isShown) server.show();
    watch();
  };
  const note = openLog(options.log).write;
  const supervised = supervise({ name: "The site's server", log: options.log, note, start });
  const watch = () => void server.died.then(supervised.ended);
  watch();
  const show = () => {
    isShown = true;
    server.show();
  };
  const stop = async (signal?: NodeJS.Signals) => {
    await supervised.pause();
    await server.stop(signal);
  };
  return { port, show, stop, gaveUp: supervised.gaveUp };
}
