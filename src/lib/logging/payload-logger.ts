import type { Config } from 'payload';
import { isRepeated } from './outage.ts';
import { withoutValues } from './without-values.ts';
import { type Level, writeLine } from './write-line.ts';

type Written = { level: Level; msg?: unknown; err?: { message?: string; stack?: string }; [more: string]: unknown };

/** Of pino, for every line. */
const COMMON = new Set(['level', 'time', 'pid', 'hostname', 'name', 'msg', 'err']);

function write(text: string): void {
  const { level, msg, err, ...rest }: Written = JSON.parse(text);
  const more = Object.entries(rest).filter(([name]) => !COMMON.has(name));
  const facts = Object.fromEntries(
    more.map(([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : String(value)]),
  );
  const reason = err?.stack ?? err?.message;
  // An error without words of its own is logged with its message as `msg`.
  const words = typeof msg === 'string' && !reason?.includes(msg) ? msg : undefined;
  writeLine({ level, message: [words, reason].filter(Boolean).join('\n') || String(msg ?? ''), facts });
}

const levelNames: Record<string, Level> = { trace: 'debug', fatal: 'error' };

/** Payload's logger, whose lines are those of this process's log. */
export const payloadLogger: Config['logger'] = {
  destination: { write },
  options: {
    formatters: { level: (label) => ({ level: levelNames[label] ?? label }) },
    hooks: {
      logMethod(parts, log) {
        if (!isRepeated(parts)) log.apply(this, parts.map(withoutValues) as typeof parts);
      },
    },
  },
};
