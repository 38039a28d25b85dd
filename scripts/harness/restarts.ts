import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { signalProcess, signalWithChildren } from '../../tests/helpers/signals.ts';
import type { Gateway } from '../launch/gateway.ts';
import type { Server } from '../launch/server.ts';
import type { Postgres } from '../postgres/postgres.ts';
import { onStop } from '../process/command.ts';
import type { Environment } from '../process/program.ts';
import type { TestSite } from './test-site.ts';

type Actions = Partial<Record<string, () => Promise<unknown> | unknown>>;
type Parts = {
  site: Pick<TestSite, 'server' | 'restart' | 'mail'> & {
    gateway: Pick<Gateway, 'stop' | 'restart' | 'pid' | 'responds'>;
  };
  postgres: Pick<Postgres, 'stop' | 'start' | 'pid'>;
};

function targets({
  site,
  postgres,
}: Parts): Record<string, (signal: NodeJS.Signals, variables: Environment) => Actions> {
  const { gateway } = site;
  let server: Server = site.server;
  return {
    site: (signal, variables) => {
      const startSite = async () => {
        server = await site.restart(variables);
      };
      return {
        stop: () => server.stop(signal),
        start: startSite,
        restart: async () => {
          await server.stop(signal);
          await startSite();
        },
      };
    },
    gateway: (signal) => ({
      stop: () => gateway.stop(signal),
      // After each test, whether it has stopped the gateway or not.
      start: () => (gateway.pid() ? gateway.responds() : gateway.restart()),
      restart: () => gateway.restart({ signal }),
      pause: () => signalProcess(gateway.pid(), 'SIGSTOP'),
      continue: () => signalProcess(gateway.pid(), 'SIGCONT'),
      // The supervisor does not know, so it restarts the gateway as after a crash.
      kill: () => signalProcess(gateway.pid(), signal),
    }),
    postgres: (signal) => {
      const mode = signal === 'SIGTERM' ? 'fast' : 'immediate';
      return {
        stop: () => postgres.stop(mode),
        start: () => postgres.start(),
        pause: () => signalWithChildren(postgres.pid(), 'SIGSTOP'),
        continue: () => signalWithChildren(postgres.pid(), 'SIGCONT'),
        restart: async () => {
          await postgres.stop(mode);
          await postgres.start();
        },
      };
    },
    mail: () => ({
      stop: site.mail.cut,
      start: site.mail.mend,
      restart: () => {
        site.mail.cut();
        site.mail.mend();
      },
    }),
  };
}

/**
 * HTTP interface (RESTART_URL) for tests: `POST
 * /?target=site|gateway|postgres|mail&action=stop|start|restart|pause|continue|kill&signal=SIGKILL`, 204 once done.
 * Defaults: site, restart, SIGTERM. `with=DELIVERY=off` starts the site with another value of a variable.
 */
export async function offerRestarts(parts: Parts): Promise<string> {
  const known = targets(parts);
  let queue: Promise<unknown> = Promise.resolve();
  const handler = http.createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://local');
    const signal = (searchParams.get('signal') ?? 'SIGTERM') as NodeJS.Signals;
    const variables = Object.fromEntries(searchParams.getAll('with').map((one) => one.split(/=(.*)/s)));
    const action = known[searchParams.get('target') ?? 'site']?.(signal, variables)[
      searchParams.get('action') ?? 'restart'
    ];
    if (request.method !== 'POST' || !action) {
      response.writeHead(400).end('There is no such target or action.');
      return;
    }
    queue = queue
      .then(action)
      .then(() => response.writeHead(204).end())
      .catch((error) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => handler.listen(0, '127.0.0.1', resolve));
  onStop(() => {
    handler.closeAllConnections();
    handler.close();
  });
  return `http://127.0.0.1:${(handler.address() as AddressInfo).port}`;
}
