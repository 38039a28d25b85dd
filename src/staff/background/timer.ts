import { env } from '@/env';
import { workSecret } from '@/services/work-secret';
import { ownAddress } from '../../lib/own-address.ts';
import type { Kind as Locked } from './advisory-lock';

/** `own`: work with locks of its own, such as a backup. */
type Kind = Locked | 'own';

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

const kinds = { all: ['planned', 'long', 'own'], planned: ['planned'], long: ['long', 'own'], none: [] } as const;

/** The kinds of work of this process (`WORK`): of several processes, one does each kind. */
export const workOf = (setting: keyof typeof kinds): readonly Kind[] => kinds[setting];

/** Polls over HTTP, because due work expires cached pages, which Next allows only within a request. */
export function startWork(): void {
  for (const kind of workOf(env().WORK)) repeat(kind);
}
