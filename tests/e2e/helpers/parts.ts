import { test } from '@playwright/test';

export type Part = 'site' | 'gateway' | 'postgres' | 'mail';
type Action = 'stop' | 'start' | 'restart' | 'pause' | 'continue' | 'kill';

const address = process.env.RESTART_URL;

/** scripts/harness/restarts.ts; skips the test where that is not available. */
export async function control(target: Part, action: Action, signal = 'SIGTERM'): Promise<void> {
  test.skip(!address, 'Parts of the site cannot be stopped from here: run `npm test`.');
  const response = await fetch(`${address}/?target=${target}&action=${action}&signal=${signal}`, { method: 'POST' });
  if (response.status !== 204) throw new Error(`${action} ${target}: ${response.status} ${await response.text()}`);
}
