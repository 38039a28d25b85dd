import { setTimeout as pause } from 'node:timers/promises';

/** How long an answer holds. */
const FRESH_MS = 1000;
/** How often it is asked while a request is waiting. */
const LOOK_MS = 1000;
/** While the database is away it is asked so often, so that no visitor waits for the answer. */
const RETRY_MS = 1000;
/** Patience is counted in ticks: while this process is busy itself none passes, and the database is not to blame. */
const TICK_MS = 50;
const TICKS = 6;
/** A database that was there a moment ago may be busy too, and staff would be turned away. One that is gone is missed at once. */
const TICKS_WHEN_UP = 40;

/** Fails unless `work` ends within the patience that a request has. */
export function soon<T>(work: Promise<T>, ticks = TICKS): Promise<T> {
  return new Promise((resolve, reject) => {
    let left = ticks;
    const tick = () => {
      left -= 1;
      if (left > 0) timer = setTimeout(tick, TICK_MS);
      else reject(new Error(`no answer within ${ticks * TICK_MS} ms`));
    };
    let timer = setTimeout(tick, TICK_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : 'no answer';

/** Is the database there? Asked at most once a second, and answered at once while it is known to be away. */
export class Database {
  readonly #ask: () => Promise<unknown>;
  readonly #changed: (isUp: boolean) => void;
  #isUp = true;
  #checkedAt = Number.NEGATIVE_INFINITY;
  #asking: Promise<boolean> | undefined;

  /** @param changed is told when it goes and comes */
  constructor(ask: () => Promise<unknown>, changed: (isUp: boolean) => void = () => {}) {
    this.#ask = ask;
    this.#changed = changed;
  }

  /** As far as is known: does not ask. */
  get isAway(): boolean {
    return !this.#isUp;
  }

  async check(): Promise<boolean> {
    if (!this.#isUp) return false;
    if (Date.now() - this.#checkedAt < FRESH_MS) return true;
    return this.recheck();
  }

  /**
   * Resolves when it is away. Checks it meanwhile: it may freeze while there are no other requests.
   * @param signal of having waited long enough: then it never resolves
   */
  async lost(signal: AbortSignal): Promise<'lost'> {
    while (await this.check()) {
      const isOver = await pause(LOOK_MS, false, { signal, ref: false }).catch(() => true);
      if (isOver) return new Promise(() => {});
    }
    return 'lost';
  }

  /** Asks now; once for all who wait. */
  recheck(): Promise<boolean> {
    this.#asking ??= soon(this.#ask(), this.#isUp ? TICKS_WHEN_UP : TICKS)
      .then(
        () => this.#learn(true),
        (error: unknown) => this.#learn(false, error),
      )
      .finally(() => {
        this.#asking = undefined;
      });
    return this.#asking;
  }

  #learn(isUp: boolean, error?: unknown): boolean {
    this.#checkedAt = Date.now();
    if (isUp !== this.#isUp) {
      this.#isUp = isUp;
      // Its address stays here.
      if (isUp) console.log('[database] is back');
      else console.error('[database] is away; finished pages are served:', codeOf(error));
      this.#changed(isUp);
    }
    if (!isUp) setTimeout(() => this.recheck(), RETRY_MS).unref();
    return isUp;
  }
}
