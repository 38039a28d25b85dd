import path from 'node:path';
import { applicationName } from './application-name.ts';
import { Failure } from './step.ts';

type Undo = () => Promise<void> | void;

const undos: Undo[] = [];
let stopping: Promise<void> | undefined;

/** Cleanups run in reverse order. */
export function onStop(undo: Undo): void {
  undos.push(undo);
}

/** After Ctrl-C or SIGTERM, errors of programs that are being stopped are expected. */
export const isStopping = () => stopping !== undefined;

/** Once, even if a cleanup fails. */
function stopAll(): Promise<void> {
  stopping ??= (async () => {
    for (let undo = undos.pop(); undo; undo = undos.pop()) {
      try {
        await undo();
      } catch (error) {
        console.error(error instanceof Error ? error.message : error);
      }
    }
  })();
  return stopping;
}

/** The signal handler of `command` ends the process. */
export const untilStopped = () => new Promise<never>(() => setInterval(() => {}, 60_000));

/**
 * Runs a command and stops what it started. A `Failure` is printed as one line. `interrupted`: the exit code after
 * Ctrl-C. `last` runs after everything has stopped, except after Ctrl-C.
 */
export async function command(
  work: () => Promise<number | undefined>,
  { interrupted = 0, last }: { interrupted?: number; last?: () => void } = {},
): Promise<void> {
  const stop = async () => {
    await stopAll();
    process.exit(interrupted);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(signal, stop);
  process.channel?.unref();
  process.env.PGAPPNAME ??= applicationName(path.basename(process.argv[1] ?? '', '.ts'));

  let code = 0;
  try {
    code = (await work()) ?? 0;
  } catch (error) {
    if (isStopping()) return;
    console.error(error instanceof Failure ? error.message : error);
    code = 1;
  }
  if (isStopping()) return;
  await stopAll();
  last?.();
  process.exit(code);
}
