/** Next bundles instrumentation and routes separately: they share the worker through `globalThis`. */
const PLACE = Symbol.for('alethia.outbox-worker');

type Worker = { nudge(): Promise<void> };
const shared = globalThis as { [PLACE]?: Worker };

export function theWorker<W extends Worker>(make: () => W): W {
  shared[PLACE] ??= make();
  return shared[PLACE] as W;
}

/** Tells the worker that there is mail to send, without waiting. Does nothing in a process without a worker. */
export function nudgeOutbox(): void {
  void shared[PLACE]?.nudge();
}
