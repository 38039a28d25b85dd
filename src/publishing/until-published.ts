import { processRecord } from './process-record';

/** `since`: the last publish known when it was read. */
type Read<T> = { value: T; since: number };

/** Caches the result of `read`. @param tags those of every result, or those that follow from one */
export function untilPublished<T>(
  tags: string[] | ((value: T) => string[]),
  read: () => Promise<T>,
): () => Promise<Read<T>> {
  let reading: { since: number; tags: string[] | undefined; result: Promise<Read<T>> } | undefined;
  return () => {
    const record = processRecord();
    const since = record.known ?? 0;
    const isCurrent = reading?.tags ? !record.isExpired(reading.tags, reading.since) : reading?.since === record.known;
    if (reading && isCurrent) return reading.result;
    const result = read().then((value) => {
      mine.tags = typeof tags === 'function' ? tags(value) : tags;
      return { value, since };
    });
    const mine = { since, tags: typeof tags === 'function' ? undefined : tags, result };
    reading = mine;
    result.catch(() => {
      if (reading === mine) reading = undefined;
    });
    return result;
  };
}
