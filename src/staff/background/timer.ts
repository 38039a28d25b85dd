import { env } from '@/env';
import { workSecret } from '@/services/work-secret';
import { ownAddress } from '../../lib/own-address.ts';
import type { Kind } from './advisory-lock';

/** Scheduled changes appear within 30 seconds. */
const EVERY_MS = 10_000;

function repeat(kind: Kind): void {
  const address = `${ownAddress(process.env.PORT ?? 3000)}/internal/work?kind=${kind}`;
  let isAsking = false;
  setInterval(async () => {
    if (isAsking) return;
    isAsking = true;
    await fetch(address, { method: 'POST', headers: { authorization: `Bearer ${workSecret()}` } }).catch(
      () => undefined,
    );
    isAsking = false;
  }, EVERY_MS).unref();
}

const kinds: Kind[] = ['planned', 'long'];

/**
 * The kinds of work of this process (`WORK`): of several processes, some may only serve requests, and one does each
 * kind of work.
 */
export const workOf = (setting: Kind | 'all' | 'none'): Kind[] =>
  kinds.filter((kind) => setting === 'all' || setting === kind);

/**
 * Requests due work from this server every few seconds. Over HTTP, because the work expires cached pages, which Next
 * allows only within a request. Failures are logged by the server and retried.
 */
export function startWork(): void {
  for (const kind of workOf(env().WORK)) repeat(kind);
}
