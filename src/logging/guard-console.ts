import { withoutValues } from './without-values';

/** From now on nothing that this process writes to its console holds values of rows, whoever writes it: Next does, of every error. */
export function guardConsole(): void {
  for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    const write = console[name].bind(console);
    console[name] = (...parts: unknown[]) => write(...parts.map(withoutValues));
  }
}
