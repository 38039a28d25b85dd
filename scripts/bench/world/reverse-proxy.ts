import path from 'node:path';
import { missingPackages, startReverseProxy } from '../../../tests/scale/programs.ts';
import type { TestSite } from '../../harness/test-site.ts';
import { randomFreePort } from '../../process/ports.ts';
import { patiently } from './patiently.ts';

export type ReverseProxy = { port: number; url: string; stop: () => Promise<void> };

const BACKENDS = 3;

/** In front of instances whose pages are in `dataDir`; undefined if nginx is not installed. */
export async function startBenchProxy(
  home: string,
  ports: number[],
  dataDir: string,
): Promise<ReverseProxy | undefined> {
  if (missingPackages(['nginx']).length > 0) return undefined;
  const instances = Array.from({ length: BACKENDS }, (_, index) => ports[index % ports.length] ?? 0);
  const { port, stop } = await startReverseProxy(home, instances, await randomFreePort(), dataDir);
  const url = `http://127.0.0.1:${port}`;
  await patiently(`${url}/`);
  return { port, url, stop };
}

export const sharedBy = ({ environment }: TestSite, home: string) => ({
  home: path.join(home, 'instances'),
  databaseUrl: environment.DATABASE_URL,
  payloadSecret: environment.PAYLOAD_SECRET,
  siteUrl: environment.SITE_URL,
  more: { WORK: 'none' },
});
