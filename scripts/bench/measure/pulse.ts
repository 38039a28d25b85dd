import { performance } from 'node:perf_hooks';

const EVERY_MS = 25;
const PATIENCE_MS = 30_000;

export type Pulse = { milliseconds: number[]; errors: number };

async function ask(url: string): Promise<number | undefined> {
  const since = performance.now();
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
    await response.arrayBuffer();
    return response.ok ? performance.now() - since : undefined;
  } catch {
    return undefined;
  }
}

/** Requests a page at even intervals, without waiting for responses: otherwise a stall would count only once. */
export async function takePulse(url: string, during: Promise<unknown>, everyMs = EVERY_MS): Promise<Pulse> {
  const pending = [ask(url)];
  const timer = setInterval(() => pending.push(ask(url)), everyMs);
  await during.finally(() => clearInterval(timer));
  const outcomes = await Promise.all(pending);
  const milliseconds = outcomes.filter((time) => time !== undefined);
  return { milliseconds, errors: outcomes.length - milliseconds.length };
}
