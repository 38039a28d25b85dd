import util from 'node:util';
import { isRepeated } from './outage.ts';
import { withoutValues } from './without-values.ts';
import { type Level, writeLine } from './write-line.ts';

const levels = { log: 'info', info: 'info', warn: 'warn', error: 'error', debug: 'debug' } as const satisfies Record<
  string,
  Level
>;

/** Of the process: the server and Next's bundle each load their own copy of this module. */
const key = Symbol.for('alethia.guarded-console');

/** Node writes an error without a stack in brackets. */
const shown = (part: unknown) => (part instanceof Error && part.cause === undefined && part.stack) || part;

/**
 * Everything that this process says on its console, Next's messages included, becomes a line of the log: with time and
 * level, without row values, and without repeats of an outage.
 */
export function guardConsole(): void {
  if (Reflect.get(globalThis, key) === console.error) return;
  for (const name of Object.keys(levels) as (keyof typeof levels)[]) {
    console[name] = (...parts: unknown[]) => {
      if (!isRepeated(parts))
        writeLine({ level: levels[name], message: util.format(...parts.map(withoutValues).map(shown)) });
    };
  }
  Reflect.set(globalThis, key, console.error);
}
