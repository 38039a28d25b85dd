const EVERYWHERE = ['0.0.0.0', '::'];

export const listenHost = (): string => process.env.HOST?.trim() || '127.0.0.1';

/** For the site's own processes on this machine. */
export function ownAddress(port: number | string, host = listenHost()): string {
  const name = EVERYWHERE.includes(host) ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
