import { isStopping } from './command.ts';
import { causeIn } from './program.ts';
import { Failure, say } from './step.ts';

export type Part = {
  /** Begins a sentence: `The site's server`. */
  name: string;
  /** Named in every message. */
  log: string;
  /** Also receives the lines that this process prints. */
  note?: (line: string) => void;
  start: () => Promise<unknown>;
  /** True if the part cannot start because of something else, such as a database that is away. Not counted. */
  waits?: (error: unknown) => boolean;
};

export type Supervised = {
  /** To be called when the part has ended by itself. */
  ended: (why: string) => void;
  /** Resolves, with the reason, when the part has ended too often to be started again. */
  gaveUp: Promise<Failure>;
  /** No start until it has ended by itself again; waits for one that is in progress. */
  pause: () => Promise<void>;
};

/** Gives up after five minutes at the earliest, as a disk that is full may be emptied meanwhile. */
const POLICY = { shortestMs: 200, longestMs: 30_000, whileWaitingMs: 2_000, most: 15, withinMs: 600_000 };

/** In one line. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return causeIn(String(error));
  return typeof error.cause === 'string' ? error.cause : causeIn(error.message).replace(/\.$/, '');
}

/** Starts a part again each time it has ended by itself, after a growing pause, until it ends too often. */
export function supervise({ name, log, note, start, waits }: Part, policy = POLICY): Supervised {
  const failures: number[] = [];
  const gaveUp = Promise.withResolvers<Failure>();
  let hasGivenUp = false;
  let timer: NodeJS.Timeout | undefined;
  let starting: Promise<void> | undefined;

  const tell = (text: string) => {
    say(`${new Date().toISOString()} ${text}`);
    note?.(`${text}\n`);
  };
  const later = (ms: number) => {
    timer = setTimeout(() => {
      starting = attempt();
    }, ms).unref();
  };

  async function attempt(): Promise<void> {
    try {
      await start();
      tell(`${name} runs again.`);
    } catch (error) {
      if (waits?.(error)) later(policy.whileWaitingMs);
      else failed('could not be started', reasonOf(error));
    }
  }

  const ended = (why: string) => failed('has ended', why);

  function failed(what: string, why: string): void {
    if (hasGivenUp || isStopping()) return;
    const now = performance.now();
    failures.push(now);
    while (failures[0] !== undefined && failures[0] < now - policy.withinMs) failures.shift();
    const times = failures.length;
    if (times >= policy.most) {
      hasGivenUp = true;
      const minutes = Math.max(1, Math.ceil((now - (failures[0] ?? now)) / 60_000));
      const words = `${name} has ended ${times} times within ${minutes} min and is not started again. The last time: ${why}. Log: ${log}`;
      note?.(`${words}\n`);
      gaveUp.resolve(new Failure(words));
      return;
    }
    const wait = Math.min(policy.shortestMs * 2 ** (times - 1), policy.longestMs);
    tell(`${name} ${what} (${why}). It is started again in ${wait / 1000} s. Log: ${log}`);
    later(wait);
  }

  const pause = async () => {
    clearTimeout(timer);
    await starting;
    clearTimeout(timer);
  };
  return { ended, gaveUp: gaveUp.promise, pause };
}
