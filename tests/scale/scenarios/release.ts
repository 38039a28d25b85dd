import type { Cluster } from '../cluster.ts';
import { must, noneWrong, pause } from '../expect.ts';
import { makeOtherBuild } from '../instances.ts';
import { ask, load, type Received } from '../load.ts';

const FILES = /\/_next\/static\/[^"'?\s\\()]+\.(?:css|js|woff2)/g;

export async function release({ url, instances, paths }: Cluster): Promise<string> {
  const builds = new Set<string>();
  const filesOf = async ({ body }: Received): Promise<string | undefined> => {
    const files = [...new Set(body.match(FILES) ?? [])];
    if (files.length === 0) return 'names no file';
    builds.add(files.find((file) => file.endsWith('.woff2')) ?? '');
    for (const file of files) {
      const { status, headers } = await ask(url + file);
      if (status !== 200) return `${file}: ${status}`;
      if (headers['content-type']?.includes('html')) return `${file}: a page`;
    }
    return undefined;
  };
  const visitors = load(url, paths, 4, filesOf);
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
