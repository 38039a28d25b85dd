export { Failure } from '../../src/lib/failure.ts';

export const say = (line = '') => console.log(line);

export const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** Shows the label, then the duration; `note` may add the outcome. */
export async function step<T>(label: string, work: () => Promise<T>, note?: (result: T) => string): Promise<T> {
  const start = Date.now();
  process.stdout.write(`${label} … `);
  try {
    const result = await work();
    const more = note?.(result);
    say(`${seconds(start)}${more ? ` (${more})` : ''}`);
    return result;
  } catch (error) {
    say('failed');
    throw error;
  }
}
