import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';

/** The code of the error; undefined where this process can listen, and for a family of addresses that is not there. */
function refusalOn(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code === 'EAFNOSUPPORT' ? undefined : code));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}

/** Why this process cannot listen on all addresses and on the loopback address, such as EADDRINUSE. */
export async function refusalOf(port: number): Promise<string | undefined> {
  for (const host of ['127.0.0.1', '0.0.0.0', '::']) {
    const code = await refusalOn(port, host);
    if (code) return code;
  }
  return undefined;
}

export const isFree = async (port: number): Promise<boolean> => (await refusalOf(port)) === undefined;

export async function nextFreePort(start: number): Promise<number> {
  for (let port = start; port < start + 200; port++) if (await isFree(port)) return port;
  throw new Error(`No free port between ${start} and ${start + 200}.`);
}

/** Outside the system's ephemeral range, and random, so that two checkouts do not choose the same. */
export const randomFreePort = () => nextFreePort(20_000 + Math.floor(Math.random() * 9_000));

/** Keeps the port in a file, because it is noted elsewhere; it changes only if another process has taken it. */
export async function keptPort(file: string): Promise<number> {
  const kept = fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8')) : 0;
  if (kept > 0 && (await isFree(kept))) return kept;
  const port = await randomFreePort();
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, `${port}\n`);
  return port;
}
