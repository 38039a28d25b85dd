import path from 'node:path';
import { signalProcess } from '../../../tests/helpers/signals.ts';
import { newInstance } from '../../../tests/scale/instances.ts';
import type { TestSite } from '../../harness/test-site.ts';
import { warmedByServer } from '../../launch/warm.ts';
import { measurePublishing, type Publishing } from '../measure/publish.ts';
import { sharedBy, startBenchProxy } from './reverse-proxy.ts';

/** Not while the server still renders its pages after the start. */
const START_PATIENCE = 60_000;

export async function measureInstances(site: TestSite, home: string, times: number): Promise<Publishing[]> {
  const shared = sharedBy(site, home);
  const first = await newInstance('one', shared);
  const second = await newInstance('two', shared);
  const reverseProxy = await startBenchProxy(home, [first.port, second.port], path.join(shared.home, 'data'));
  // It would render what is published, too, as a third one.
  signalProcess(site.server.pid, 'SIGSTOP');
  try {
    for (const { url } of [first, second]) await warmedByServer(url, shared.payloadSecret, START_PATIENCE);
    const others = [
      { name: 'second instance', url: second.url },
      ...(reverseProxy ? [{ name: 'reverse-proxy', url: reverseProxy.url }] : []),
    ];
    const all = await measurePublishing(first.url, site.staff, { times, others });
    return all.map((one) => ({ ...one, place: one.place ?? 'first instance' }));
  } finally {
    signalProcess(site.server.pid, 'SIGCONT');
    await reverseProxy?.stop();
    await Promise.all([first.stop(), second.stop()]);
  }
}
