import { Failure } from './step.ts';

type Undo = () => Promise<void> | void;

const undos: Undo[] = [];
let stopping: Promise<void> | undefined;

/** Registers how to stop something this process has started; the latest started is stopped first. */
export function onStop(undo: Undo): void {
  undos.push(undo);
}

/** True once Ctrl-C or SIGTERM has arrived: errors of programs that are being stopped are no news then. */
export const isStopping = () => stopping !== undefined;

/** Stops all that was registered, once, even when one of them fails. */
export function stopAll(): Promise<void> {
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

/** Waits for Ctrl-C: the signal handler of `command` ends the process. */
export const untilStopped = () => new Promise<never>(() => setInterval(() => {}, 60_000));

/**
 * Runs a command to its end: whatever happens, all it started is stopped. A `Failure` is one line, anything else has its
 * stack shown. `interrupted` is the exit code after Ctrl-C: 0 for what runs until it is stopped. `last` is called when all
 * is stopped, unless it was Ctrl-C that stopped it.
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
