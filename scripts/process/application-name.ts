import os from 'node:os';

/** PostgreSQL cuts off the rest. */
const MOST_CHARACTERS = 63;

/**
 * What PostgreSQL calls the connections of this process (`PGAPPNAME`), so that an operator finds the one that stands in
 * the way.
 */
export const applicationName = (what: string): string =>
  `alethia ${what} (process ${process.pid} on ${os.hostname()})`.slice(0, MOST_CHARACTERS);
