import { isRepeated } from './outage';
import { withoutValues } from './without-values';

/** Removes row values from this process's console output, including errors that Next logs, and repeats of an outage. */
export function guardConsole(): void {
  for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    const write = console[name].bind(console);
    console[name] = (...parts: unknown[]) => {
      if (!isRepeated(parts)) write(...parts.map(withoutValues));
    };
  }
}
