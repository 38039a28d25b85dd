import util from 'node:util';
import { OF_THE_SERVER, SQLSTATE } from '../sql-state.ts';
import { outageOf, wordsOf } from './outage.ts';

/** Drizzle appends the parameters of a failed query, including password hashes, to its message. */
const PARAMETERS = /\nparams:[\s\S]*$/;
const FAILED_QUERY = 'Failed query:';

type Fields = { code?: unknown; status?: unknown; constraint?: unknown; table?: unknown; cause?: unknown };

const isNamed = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** A Postgres error without values: its message and detail may quote user input. */
function messageOf(error: Error & Fields): string {
  const code = isNamed(error.code) ? error.code : '';
  if (!SQLSTATE.test(code) || OF_THE_SERVER.test(code)) return error.message.replace(PARAMETERS, '');
  const where = [error.constraint, error.table].filter(isNamed).join(' of ');
  return ['Postgres', code, where].filter(Boolean).join(' ');
}

/** Of Node's server, about an incoming request. */
const isBrokenOff = ({ code, message }: Error & Fields) => code === 'ECONNRESET' && message === 'aborted';

const isRefusal = ({ status }: Fields) => typeof status === 'number' && status >= 400 && status < 500;

const framesOf = ({ stack = '', message }: Error) => {
  const at = stack.lastIndexOf(message);
  const rest = at < 0 ? stack : stack.slice(at + message.length);
  return rest.split('\n').filter((line) => /^\s+at /.test(line));
};

function withoutStack(words: string): Error {
  const short = new Error(words);
  short.stack = words;
  return short;
}

function safeError(error: Error & Fields, depth: number): Error {
  const outage = outageOf(error);
  if (outage) return withoutStack(wordsOf(outage));
  if (isBrokenOff(error)) return withoutStack('The sender broke the request off.');
  const message = messageOf(error);
  const safe = new Error(message);
  const first = `${error.name}: ${message}`;
  safe.stack = isRefusal(error) ? first : [first, ...framesOf(error)].join('\n');
  if (isNamed(error.code)) Object.assign(safe, { code: error.code });
  if (error.cause instanceof Error && depth > 0) safe.cause = safeError(error.cause, depth - 1);
  return safe;
}

/** A nested query error carries its parameters too. */
const holdsQuery = (value: object) => util.inspect(value, { depth: 6 }).includes(FAILED_QUERY);

/** Redacts a value for logs: errors lose query parameters and row values; client errors (4xx) also their stack. */
export function withoutValues(value: unknown): unknown {
  if (value instanceof Error) return safeError(value, 4);
  if (typeof value === 'string') return value.includes(FAILED_QUERY) ? value.replace(PARAMETERS, '') : value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  if (!entries.some(([, part]) => part instanceof Error)) return holdsQuery(value) ? '[a failed query]' : value;
  return Object.fromEntries(entries.map(([name, part]) => [name, withoutValues(part)]));
}
