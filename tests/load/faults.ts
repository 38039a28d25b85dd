import type { Postgres } from '../../scripts/postgres/postgres.ts';
import { say } from '../../scripts/process/step.ts';
import { signalProcess, signalWithChildren } from '../helpers/signals.ts';
import type { Cluster } from '../scale/cluster.ts';
import { pause } from '../scale/expect.ts';

type Fault = { what: string; part: number; happens: () => Promise<unknown> };

/** kill -9 of a site instance, of the gateway and of Postgres, a quarter of the duration apart. */
export async function faults({ instances, gateway }: Cluster, postgres: Postgres, milliseconds: number): Promise<void> {
  const begin = Date.now();
  const [, second] = instances;
  const all: Fault[] = [
    {
      what: 'a site instance',
      part: 0.25,
      happens: async () => {
        await second?.stop('SIGKILL');
        await pause(3_000);
        await second?.start();
      },
    },
    {
      what: 'the gateway',
      part: 0.5,
      happens: async () => {
        signalProcess(gateway?.pid(), 'SIGKILL');
        await pause(200);
        await gateway?.responds();
      },
    },
    {
      what: 'Postgres',
      part: 0.75,
      happens: async () => {
        signalWithChildren(postgres.pid(), 'SIGKILL');
        await pause(1_000);
        await postgres.start();
      },
    },
  ];
  for (const { what, part, happens } of all) {
    await pause(Math.max(0, begin + milliseconds * part - Date.now()));
    const since = Date.now();
    await happens();
    say(`  kill -9 of ${what}; it runs again after ${((Date.now() - since) / 1_000).toFixed(1)} s`);
  }
}
