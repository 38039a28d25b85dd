import type { Cluster } from '../cluster.ts';
import { must, noneWrong, pause } from '../expect.ts';
import { makeOtherBuild } from '../instances.ts';
import { type Answer, ask, load } from '../load.ts';

const SHEETS = /\/_next\/static\/[^"'?\s\\]+\.css[^"'\s\\]*/g;

/** A new build goes out, instance by instance, under load: every page finds the style sheets that it names. */
export async function release({ url, instances, paths }: Cluster): Promise<string> {
  const builds = new Set<string>();
  const sheetsOf = async ({ body }: Answer): Promise<string | undefined> => {
    const sheets = [...new Set(body.match(SHEETS) ?? [])];
    if (sheets.length === 0) return 'names no style sheet';
    builds.add(sheets[0] ?? '');
    for (const sheet of sheets) {
      const { status, headers } = await ask(url + sheet.replaceAll('&amp;', '&'));
      if (status !== 200) return `${sheet}: ${status}`;
      if (!headers['content-type']?.includes('css')) return `${sheet}: ${headers['content-type']}`;
    }
    return undefined;
  };
  const visitors = load(url, paths, 4, sheetsOf);
  await pause(1500);
  for (const instance of instances) {
    await instance.stop();
    makeOtherBuild(instance.directory);
    await instance.start();
    await pause(1500);
  }
  const result = await visitors.end();
  must(builds.size > 1, `pages of one build only were seen: ${[...builds]}`);
  return noneWrong(result);
}
