import { setTimeout as pause } from 'node:timers/promises';
import { NewerDatabase } from '../../lib/contraction.ts';

const FRESH_MS = 1000;
/** Polling interval while a request waits, and while the database is away. */
const LOOK_MS = 1000;
/** Timeouts are counted in ticks: none pass while this process itself is busy, which is not the database's fault. */
const TICK_MS = 50;
const TICKS = 6;
/** A database that has just responded may be busy; a closed connection is noticed at once. */
const TICKS_WHEN_UP = 40;

export function soon<T>(work: Promise<T>, ticks = TICKS): Promise<T> {
  return new Promise((resolve, reject) => {
    let left = ticks;
    const tick = () => {
      left -= 1;
      if (left > 0) timer = setTimeout(tick, TICK_MS);
      else reject(new Error(`no response within ${ticks * TICK_MS} ms`));
    };
    let timer = setTimeout(tick, TICK_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException | undefined)?.code;

type State = 'up' | 'away' | 'newer';

const stateOf = (error: unknown): State => (error instanceof NewerDatabase ? 'newer' : 'away');

/**
 * Availability of the database. Checked at most once a second; known immediately while it is away. One that belongs to
 * a newer version counts as away, too.
 */
export class Database {
  readonly #ask: () => Promise<unknown>;
  readonly #changed: (isUp: boolean) => void;
  #state: State = 'up';
  #checkedAt = Number.NEGATIVE_INFINITY;
  #asking: Promise<boolean> | undefined;

  /** @param ask rejects with `NewerDatabase` if this code is too old @param changed called when it goes away and comes back */
  constructor(ask: () => Promise<unknown>, changed: (isUp: boolean) => void = () => {}) {
    this.#ask = ask;
    this.#changed = changed;
  }

  get isAway(): boolean {
    return this.#state !== 'up';
  }

  get isNewer(): boolean {
    return this.#state === 'newer';
  }

  async check(): Promise<boolean> {
    if (this.isAway) return false;
    if (performance.now() - this.#checkedAt < FRESH_MS) return true;
    return this.recheck();
  }

  /** Polls, as the database may freeze while there are no other requests. @param signal then it never resolves */
  async lost(signal: AbortSignal): Promise<'lost'> {
    while (await this.check()) {
      const isOver = await pause(LOOK_MS, false, { signal, ref: false }).catch(() => true);
      if (isOver) return new Promise(() => {});
    }
    return 'lost';
  }

  /** Checks now; simultaneous callers share one check. */
  recheck(): Promise<boolean> {
    this.#asking ??= soon(this.#ask(), this.isAway ? TICKS : TICKS_WHEN_UP)
      .then(
        () => this.#learn('up'),
        (error: unknown) => this.#learn(stateOf(error), error),
      )
      .finally(() => {
        this.#asking = undefined;
      });
    return this.#asking;
  }

  #learn(state: State, error?: unknown): boolean {
    this.#checkedAt = performance.now();
    const before = this.#state;
    this.#state = state;
    const isUp = state === 'up';
    if (state !== before) {
      if (isUp) console.log('[database] is back');
      else if (error instanceof NewerDatabase) console.error(`[database] ${error.message} Finished pages are served.`);
      else console.error('[database] is away; finished pages are served:', codeOf(error) ?? 'no response');
    }
    if (isUp !== (before === 'up')) this.#changed(isUp);
    if (!isUp) setTimeout(() => this.recheck(), LOOK_MS).unref();
    return isUp;
  }
}
