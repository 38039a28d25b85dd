import { withoutValues } from './without-values';

/** Removes row values from this process's console output, including errors that Next logs. */
export function guardConsole(): void {
  for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    const write = console[name].bind(console);
    console[name] = (...parts: unknown[]) => write(...parts.map(withoutValues));
  }
}
