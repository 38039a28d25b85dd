import { findProgram } from './external.ts';
import { type FileServer, startNginx } from './nginx.ts';
import { median } from './statistics.ts';
import { load, type WrkResult } from './wrk.ts';

export type Throughput = {
  page: string;
  htmlBytes: number;
  /** Requests per second of each round. */
  site: number[];
  nginx: number[];
  /** The front cache before the site; none when it was not asked for, or is not installed. */
  front: number[];
  frontRatio?: number;
  /** Median of the site through median of nginx. */
  ratio?: number;
  errors: number;
};

type Options = { port: number; pages: string[]; rounds: number; home: string; front?: number };

const nameOf = (page: string) => `${page.replaceAll(/[^a-z0-9]+/gi, '-')}.html`;

async function html(url: string): Promise<Buffer> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
  return Buffer.from(await response.arrayBuffer());
}

/** Site, front cache and nginx take turns, so that a busy minute of the machine falls on all. */
export async function measureThroughput({ port, pages, rounds, home, front }: Options): Promise<Throughput[]> {
  const wrk = findProgram('wrk');
  if (!wrk) throw new Error('wrk is not installed: apt-get install wrk');
  const address = (page: string, at = port) => `http://127.0.0.1:${at}${page}`;
  const bodies = new Map<string, Buffer>();
  for (const page of pages) bodies.set(page, await html(address(page)));
  const program = findProgram('nginx');
  const files = new Map([...bodies].map(([page, body]) => [nameOf(page), body]));
  const nginx: FileServer | undefined = program ? await startNginx(program, home, files) : undefined;

  const results: Throughput[] = [];
  for (const [page, body] of bodies) {
    const site: WrkResult[] = [];
    const peer: WrkResult[] = [];
    const cached: WrkResult[] = [];
    for (let round = 0; round < rounds; round++) {
      site.push(await load(wrk, address(page)));
      if (front) cached.push(await load(wrk, address(page, front)));
      if (nginx) peer.push(await load(wrk, nginx.url(nameOf(page))));
    }
    const speed = (all: WrkResult[]) => all.map(({ requestsPerSecond }) => requestsPerSecond);
    results.push({
      page,
      htmlBytes: body.length,
      site: speed(site),
      nginx: speed(peer),
      front: speed(cached),
      frontRatio: nginx && front ? median(speed(cached)) / median(speed(peer)) : undefined,
      ratio: nginx ? median(speed(site)) / median(speed(peer)) : undefined,
      errors: [...site, ...peer, ...cached].reduce((total, { errors }) => total + errors, 0),
    });
  }
  await nginx?.stop();
  return results;
}
