import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { findProgram } from '../world/external.ts';
import { type FileServer, startNginx } from '../world/nginx.ts';
import { median } from './statistics.ts';
import { load, type WrkResult } from './wrk.ts';

const encodings = ['identity', 'gzip'] as const;
type Encoding = (typeof encodings)[number];

export type Throughput = {
  page: string;
  encoding: Encoding;
  htmlBytes: number;
  site: number[];
  nginx: number[];
  /** Empty if it was not requested or is not installed. */
  reverseProxy: number[];
  reverseProxyRatio?: number;
  ratio?: number;
  errors: number;
};

type Options = { port: number; pages: string[]; rounds: number; home: string; reverseProxy?: number };

const nameOf = (page: string) => `${page.replaceAll(/[^a-z0-9]+/gi, '-')}.html`;

async function html(url: string): Promise<{ body: Buffer; headers: [string, string][] }> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  if (!response.ok) throw new Error(`${url} responds with ${response.status}.`);
  return { body: Buffer.from(await response.arrayBuffer()), headers: [...response.headers] };
}

/** They take turns, so that a busy minute of the machine affects all of them. */
export async function measureThroughput({ port, pages, rounds, home, reverseProxy }: Options): Promise<Throughput[]> {
  const wrk = findProgram('wrk');
  if (!wrk) throw new Error('wrk is not installed: apt-get install wrk');
  const address = (page: string, at = port) => `http://127.0.0.1:${at}${page}`;
  const program = findProgram('nginx');
  const files = new Map<string, Buffer>();
  let headers: [string, string][] = [];
  for (const page of pages) {
    const response = await html(address(page));
    headers = response.headers;
    const { body } = response;
    files.set(nameOf(page), body);
    files.set(`${nameOf(page)}.gz`, await promisify(gzip)(body, { level: 9 }));
  }
  const nginx: FileServer | undefined = program
    ? await startNginx({ nginx: program, home, files, headers })
    : undefined;

  const results: Throughput[] = [];
  for (const page of pages) {
    for (const encoding of encodings) {
      const site: WrkResult[] = [];
      const peer: WrkResult[] = [];
      const cached: WrkResult[] = [];
      for (let round = 0; round < rounds; round++) {
        site.push(await load(wrk, address(page), encoding));
        if (reverseProxy) cached.push(await load(wrk, address(page, reverseProxy), encoding));
        if (nginx) peer.push(await load(wrk, nginx.url(nameOf(page)), encoding));
      }
      const speed = (all: WrkResult[]) => all.map(({ requestsPerSecond }) => requestsPerSecond);
      results.push({
        page,
        encoding,
        htmlBytes: files.get(nameOf(page) + (encoding === 'gzip' ? '.gz' : ''))?.length ?? 0,
        site: speed(site),
        nginx: speed(peer),
        reverseProxy: speed(cached),
        reverseProxyRatio: nginx && reverseProxy ? median(speed(cached)) / median(speed(peer)) : undefined,
        ratio: nginx ? median(speed(site)) / median(speed(peer)) : undefined,
        errors: [...site, ...peer, ...cached].reduce((total, { errors }) => total + errors, 0),
      });
    }
  }
  await nginx?.stop();
  return results;
}
