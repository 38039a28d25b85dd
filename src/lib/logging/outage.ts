import { BROKEN, DISK_FULL, NO_CONNECTION, READ_ONLY } from '../sql-state.ts';

type Fault = { code?: unknown; message?: unknown; cause?: unknown };

/** SQLSTATE: connections that broke or are used up, a server that is stopping, starting or read-only, and a full disk. */
const OF_SERVER = /^(?:08|57P0|53100|53300|25006)/;
const REFUSED = /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH)$/;
const UNREACHABLE = /\b(ECONNREFUSED|ETIMEDOUT|EHOSTUNREACH) \S+:(\d+)/;
/** Of pg: all connections of this process are in use, or the server takes none. */
const WAITED = /timeout exceeded when trying to connect/;
const EVERY_MS = 60_000;

const codeOf = ({ code }: Fault) => (typeof code === 'string' ? code : '');
const messageOf = ({ message }: Fault) => (typeof message === 'string' ? message : '');
const causeOf = ({ cause }: Fault): Fault => (typeof cause === 'object' && cause !== null ? cause : {});

function databasePort(): string | undefined {
  const address = process.env.DATABASE_URL ?? '';
  return URL.canParse(address) ? new URL(address).port || '5432' : undefined;
}

/** The code of an error whose cause is a database that is away, or has no room. */
export function outageOf(error: Fault): string | undefined {
  const codes = [codeOf(error), codeOf(causeOf(error))];
  const message = messageOf(error);
  const isQuery = message.startsWith('Failed query:');
  const code = codes.find((one) => OF_SERVER.test(one) || (isQuery && REFUSED.test(one)));
  if (code) return code;
  const [, unreachable, port] = UNREACHABLE.exec(message) ?? [];
  if (unreachable && port === databasePort()) return unreachable;
  if (BROKEN.test(message) || BROKEN.test(messageOf(causeOf(error)))) return 'connection lost';
  return WAITED.test(message) || WAITED.test(messageOf(causeOf(error))) ? 'no free connection' : undefined;
}

const known: Record<string, string> = {
  [DISK_FULL]: `The disk of the database is full (${DISK_FULL}): nothing can be saved until there is room.`,
  [NO_CONNECTION]: `The database has no free connection (${NO_CONNECTION}). Close some, or raise max_connections.`,
  [READ_ONLY]: `The database is read-only (${READ_ONLY}): nothing can be saved.`,
};

export const wordsOf = (outage: string): string => known[outage] ?? `The database does not respond (${outage}).`;

let loggedAt = Number.NEGATIVE_INFINITY;

/** True once a minute: every query of an outage fails, and all of them mean the same. */
export function isNews(now = performance.now()): boolean {
  if (now - loggedAt < EVERY_MS) return false;
  loggedAt = now;
  return true;
}

const isOutage = (part: unknown) => part instanceof Error && outageOf(part) !== undefined;

/** True for what a log would repeat about an outage: an error, or an object with one (`{ err }`). */
export function isRepeated(parts: unknown[]): boolean {
  const all = parts.flatMap((part) =>
    typeof part === 'object' && part !== null && !(part instanceof Error) ? Object.values(part) : [part],
  );
  return all.some(isOutage) && !isNews();
}
