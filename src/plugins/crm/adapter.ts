import type { Sent } from '@/seams/courier';
import type { Outcome } from '@/services/outgoing/send';
import type { Lead, Mapping } from './mapping';

/** What an adapter needs of the settings. `key` is the secret. */
export type Connection = {
  id: string;
  url: string;
  key: string;
  clientId: string;
  /** The field by which Salesforce recognizes a lead. */
  recognizedBy: string;
  mapping: Mapping;
};

/** Speaks to one program. Both may be repeated: somebody who is there already is changed, not added. */
export type Adapter = {
  bring: (connection: Connection, id: string, lead: Lead, now: Date) => Promise<Sent>;
  /** Changes nothing there: are the access and the fields right? */
  check: (connection: Connection, now: Date) => Promise<Sent>;
};

/** Of every request. A description of all fields of Salesforce's leads has about 400 KB. */
export const READ = { timeoutMs: 10_000, mostBytes: 4_000_000, agent: 'AlethiaCrm/1.0' };

export const waits = ({ status }: Outcome, error: string, notBefore?: Date): Sent => ({ status, error, notBefore });
export const refused = ({ status }: Outcome, error: string): Sent => ({ status, error, isRefused: true });

const DAY_SECONDS = 24 * 3600;

/** The header, in seconds or as a date. At most a day, as it is not ours. */
export function retryTime({ retryAfter = '' }: Outcome, now: Date): Date | undefined {
  const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - now.getTime()) / 1000;
  return seconds > 0 ? new Date(now.getTime() + Math.min(seconds, DAY_SECONDS) * 1000) : undefined;
}

/** Nothing is wrong with the message. Undefined for a response that says otherwise. */
export function outage(name: string, outcome: Outcome, now: Date): Sent | undefined {
  const { status } = outcome;
  if (status === undefined) return waits(outcome, `${name} cannot be reached. ${outcome.error}`);
  const until = retryTime(outcome, now);
  if (status === 429) return waits(outcome, `${name} accepts no more requests at the moment (429).`, until);
  if (status >= 500 || status === 408 || status === 423)
    return waits(outcome, `${name} is not working (${status}).`, until);
  return undefined;
}
