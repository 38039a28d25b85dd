/** What a server listens on that listens on everything. */
const EVERYWHERE = ['0.0.0.0', '::'];

/** The address to listen on: this machine alone, unless `HOST` says otherwise. */
export const listenHost = (): string => process.env.HOST?.trim() || '127.0.0.1';

/** Where this machine reaches the site, for what its own processes ask of it. */
export function ownAddress(port: number | string): string {
  const host = listenHost();
  const name = EVERYWHERE.includes(host) ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
