export class Broken extends Error {}

export function must(holds: unknown, otherwise: string): asserts holds {
  if (!holds) throw new Broken(otherwise);
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export async function eventually(what: string, holds: () => Promise<unknown>, seconds = 20): Promise<void> {
  let last: unknown;
  for (const until = Date.now() + seconds * 1000; Date.now() < until; await pause(50)) {
    last = await holds().catch((error: unknown) => error);
    if (last === true) return;
  }
  throw new Broken(`${what}: not within ${seconds} s (${last instanceof Error ? last.message : String(last)})`);
}

export function noneWrong({ requests, wrong }: { requests: number; wrong: string[] }): string {
  must(requests > 50, `only ${requests} requests`);
  must(wrong.length === 0, `${wrong.length} of ${requests} requests: ${[...new Set(wrong)].slice(0, 5).join('; ')}`);
  return `${requests} requests`;
}

export { pause };
