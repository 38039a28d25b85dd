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

/**
 * Asks for a page as long as something else goes on: at even intervals, whether or not the last answer has come, for a
 * moment in which the site stands still would otherwise count once only.
 */
export async function takePulse(url: string, during: Promise<unknown>, everyMs = EVERY_MS): Promise<Pulse> {
  const asked = [ask(url)];
  const timer = setInterval(() => asked.push(ask(url)), everyMs);
  await during.finally(() => clearInterval(timer));
  const answers = await Promise.all(asked);
  const milliseconds = answers.filter((time) => time !== undefined);
  return { milliseconds, errors: answers.length - milliseconds.length };
}
