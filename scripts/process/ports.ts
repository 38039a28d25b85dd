import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'EAFNOSUPPORT'));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** On all addresses and on the loopback address. */
export async function isFree(port: number): Promise<boolean> {
  for (const host of ['127.0.0.1', '0.0.0.0', '::']) if (!(await canListen(port, host))) return false;
  return true;
}

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
