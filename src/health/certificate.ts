import tls from 'node:tls';
import { DAY_MS } from '../lib/day.ts';
import type { Finding, Site } from './check.ts';

const PATIENCE_MS = 5_000;
const ALARM_DAYS = 7;
const NOTICE_DAYS = 21;

/** Rejects if it cannot be reached from here. Expired certificates are read, too. */
const expiryOf = (url: URL): Promise<Date> =>
  new Promise((resolve, reject) => {
    const options = { host: url.hostname, port: Number(url.port || 443), rejectUnauthorized: false };
    const socket = tls.connect({ ...options, servername: url.hostname, timeout: PATIENCE_MS }, () => {
      resolve(new Date(socket.getPeerCertificate().valid_to));
      socket.destroy();
    });
    socket.once('timeout', () => socket.destroy(new Error('timeout')));
    socket.once('error', reject);
  });

/** Of SITE_URL, as visitors get it. */
export async function certificateFinding({ values: { SITE_URL = '' }, now }: Site): Promise<Finding> {
  if (!SITE_URL.startsWith('https://')) return { state: 'works', says: 'SITE_URL has no https://, so there is none.' };
  const expires = await expiryOf(new URL(SITE_URL)).catch(() => undefined);
  if (!expires || Number.isNaN(expires.getTime()))
    return { state: 'unknown', says: `${SITE_URL} cannot be reached from here.` };
  const days = Math.floor((expires.getTime() - now.getTime()) / DAY_MS);
  const says = `It is valid until ${expires.toISOString().slice(0, 10)}.`;
  if (days < 0)
    return { state: 'failed', says: 'It has expired.', since: expires.toISOString(), todo: 'Renew it now.' };
  const todo = 'See why the proxy does not renew it.';
  if (days < NOTICE_DAYS) return { state: days < ALARM_DAYS ? 'failed' : 'waits', says, todo };
  return { state: 'works', says };
}
