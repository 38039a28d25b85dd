import { begin, end } from '../progress.mjs';

export { Failure } from '../../src/lib/failure.ts';
export { say } from '../progress.mjs';

export const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** The newest line of a program's output, as the `detail` of a step. */
export function lastLine(): { note: (line: string) => void; now: () => string } {
  let last = '';
  const note = (line: string) => {
    last = line;
  };
  return { note, now: () => last };
}

/** Shows the label, then the duration; `note` may add the outcome, and `detail` what a long step is doing. */
export async function step<T>(
  label: string,
  work: () => Promise<T>,
  note?: (result: T) => string,
  detail: () => string | undefined = () => undefined,
): Promise<T> {
  const start = performance.now();
  begin(label, detail);
  try {
    const result = await work();
    const more = note?.(result);
    end(label, `${seconds(start)}${more ? ` (${more})` : ''}`);
    return result;
  } catch (error) {
    end(label, 'failed');
    throw error;
  }
}
