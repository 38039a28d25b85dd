import { env } from '@/env';
import type { WritingTask } from '@/seams/writer';
import type { Outcome } from '@/services/outgoing/send';

/** Where the writing service is, and what it is called there. `key`: the secret. */
export type Connection = { url: string; key?: string; model: string };

/** Speaks to one kind of service. */
export type Adapter = {
  kinds: readonly WritingTask['kind'][];
  /** Sends one request. */
  call: (connection: Connection, task: WritingTask) => Promise<Outcome>;
  /** The texts in a successful response; undefined if it holds anything else. */
  read: (body: unknown) => string[] | undefined;
};

/** A model takes its time. */
export const LIMITS = { timeoutMs: 45_000, mostBytes: 500_000, agent: 'AlethiaWriter/1.0' };

/** Undefined while it is off: without an address, and where nothing may leave the site. */
export function connection(): Connection | undefined {
  const { WRITER_URL: url, WRITER_KEY: key, WRITER_MODEL: model = '', SITE_ENVIRONMENT } = env();
  return url && !SITE_ENVIRONMENT ? { url, key, model } : undefined;
}

const MINUTE_SECONDS = 60;

/** How long to wait, if the service says so. */
export function whenAgain(retryAfter = ''): string {
  const seconds = /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : 0;
  if (seconds === 0) return 'Try again later.';
  if (seconds <= MINUTE_SECONDS) return 'Try again in a minute.';
  return `Try again in ${Math.ceil(seconds / MINUTE_SECONDS)} minutes.`;
}

const ASK = 'Ask your operator.';

/** Why there is no text, in words for staff; undefined for a success. The service's own words stay out: nobody checks them. */
export function faultOf({ status, error, retryAfter }: Outcome, name: string): string | undefined {
  if (status === undefined) return `${name} cannot be reached. ${error} Try again later.`;
  if (status >= 200 && status < 300) return undefined;
  if (status === 401 || status === 403) return `${name} does not accept the key of this site (${status}). ${ASK}`;
  if (status === 402 || status === 456) return `The quota at ${name} is used up (${status}). ${ASK}`;
  if (status === 429) return `${name} accepts no more requests at the moment (429). ${whenAgain(retryAfter)}`;
  if (status >= 500 || status === 408) return `${name} is not working (${status}). ${whenAgain(retryAfter)}`;
  if (status >= 300 && status < 400)
    return `${name} points to another address (${status}), which is not followed. ${ASK}`;
  return `${name} does not accept the request (${status}). ${ASK}`;
}
