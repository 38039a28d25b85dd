import type { Cluster } from '../cluster.ts';
import { noneWrong, pause } from '../expect.ts';
import { load } from '../load.ts';

export async function kill({ url, instances, paths }: Cluster): Promise<string> {
  const [, second] = instances;
  const visitors = load(url, paths);
  await pause(1000);
  await second?.stop('SIGKILL');
  await pause(3000);
  await second?.start();
  await pause(2000);
  return noneWrong(await visitors.end());
}
