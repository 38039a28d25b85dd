/** Next bundles the start of the process and the routes apart: this is where both find the one worker. */
const PLACE = Symbol.for('alethia.outbox-worker');

type Worker = { nudge(): Promise<void> };
const shared = globalThis as { [PLACE]?: Worker };

/** The worker of this process; the first call makes it. */
export function theWorker<W extends Worker>(make: () => W): W {
  shared[PLACE] ??= make();
  return shared[PLACE] as W;
}

/** There is mail to send: nobody waits for it. Does nothing in a process without a worker. */
export function nudgeOutbox(): void {
  void shared[PLACE]?.nudge();
}
