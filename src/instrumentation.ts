/** What a server process does beside answering: called by Next once, before the first request. */
export async function register(): Promise<void> {
  // Written out, so that Next leaves the rest out of what does not run in Node.
  if (process.env.NEXT_RUNTIME === 'nodejs' && process.env.NEXT_PHASE !== 'phase-production-build') {
    const { guardConsole } = await import('./logging/guard-console');
    guardConsole();
    const { startOutbox } = await import('./mail/worker');
    startOutbox();
    const { startWork } = await import('./background/timer');
    startWork();
  }
}
