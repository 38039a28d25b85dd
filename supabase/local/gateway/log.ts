import util from 'node:util';
import { OF_THE_SERVER, SQLSTATE } from '../../../src/lib/sql-state.ts';

type Fault = { code?: unknown; message?: unknown; name?: unknown; constraint_name?: unknown; table_name?: unknown };

/** Client errors, which the response explains. */
const SENDERS = /^(22|23|42501|P0001|PT\d|PGRST)/;
const LONGEST = 240;
const REPEAT_MS = 10_000;

const line = (text: string) =>
  text
    .replaceAll(/[^\s"'<>(),;]+@[^\s"'<>(),;]+/g, '…@…')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST);

function faultLine(fault: Fault): string | undefined {
  const code = typeof fault.code === 'string' ? fault.code : '';
  if (SENDERS.test(code)) return undefined;
  // A Postgres message may quote a visitor's input.
  const isSql = SQLSTATE.test(code) && !OF_THE_SERVER.test(code);
  const where = [fault.constraint_name, fault.table_name].filter((part) => typeof part === 'string').join(' of ');
  return line([code, isSql ? where : String(fault.message ?? fault.name ?? 'unknown fault')].filter(Boolean).join(' '));
}

/** Without stacks and email addresses; undefined if there is nothing to log. */
export function logLine(parts: unknown[]): string | undefined {
  const lines = parts.map((part) => {
    if (typeof part === 'string') return line(part);
    if (typeof part === 'object' && part !== null) return faultLine(part as Fault);
    return line(util.inspect(part));
  });
  return lines.includes(undefined) ? undefined : lines.join(' ') || undefined;
}

const last = { text: '', at: 0 };

export function log(...parts: unknown[]): void {
  const text = logLine(parts);
  const now = performance.now();
  if (!text || (text === last.text && now - last.at < REPEAT_MS)) return;
  Object.assign(last, { text, at: now });
  process.stdout.write(`${text}\n`);
}

/** @supabase/lite logs every refused row with its stack. */
export function quietConsole(): void {
  for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const) console[name] = log;
}
