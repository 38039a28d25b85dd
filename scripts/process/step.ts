export { Failure } from '../../src/lib/failure.ts';

export const say = (line = '') => console.log(line);

export const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** The label whose line has no result yet. Steps may run side by side. */
let open: string | undefined;

export function begin(label: string): void {
  if (open) say();
  open = label;
  process.stdout.write(`${label} … `);
}

export function end(label: string, result: string): void {
  if (open && open !== label) say();
  say(open === label ? result : `${label} … ${result}`);
  open = undefined;
}

/** Shows the label, then the duration; `note` may add the outcome. */
export async function step<T>(label: string, work: () => Promise<T>, note?: (result: T) => string): Promise<T> {
  const start = Date.now();
  begin(label);
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
