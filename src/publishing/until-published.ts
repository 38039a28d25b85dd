import { processRecord } from './process-record';

type Read<T> = { value: T; since: number };

/**
 * Caches the result of `read` until one of the tags is published. Simultaneous callers share one read.
 * @returns the value, and the last publish known when it was read
 */
export function untilPublished<T>(tags: string[], read: () => Promise<T>): () => Promise<Read<T>> {
  let reading: { since: number; result: Promise<Read<T>> } | undefined;
  return () => {
    const record = processRecord();
    if (reading && !record.isExpired(tags, reading.since)) return reading.result;
    const since = record.known ?? 0;
    const result = read().then((value) => ({ value, since }));
    const mine = { since, result };
    reading = mine;
    result.catch(() => {
      if (reading === mine) reading = undefined;
    });
    return result;
  };
}
