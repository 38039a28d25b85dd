import { ownAddress } from '../delivery/http/own-address.ts';
import { env } from '../env';
import type { Kind } from './alone';
import { workSecret } from './secret';

/** Planned changes appear within 30 seconds of their time. */
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

/** What this process is there for (`WORK`): of several, some may only answer, and one do one kind of work. */
export const workOf = (setting: Kind | 'all' | 'none'): Kind[] =>
  kinds.filter((kind) => setting === 'all' || setting === kind);

/**
 * Asks this very server, every few seconds, to do what is due. Over HTTP, because what is due expires cached pages, and
 * Next lets nobody do that outside a request. A server that does not answer is asked again; it says what is wrong itself.
 */
export function startWork(): void {
  for (const kind of workOf(env().WORK)) repeat(kind);
}
