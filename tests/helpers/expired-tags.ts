import { onPublished, processRecord } from '@/publishing/process-record';

let heard: string[] | undefined;

/** The tags that `change` expires, as heard in this process by the time it is done; sorted and unique. */
export async function expiredBy(change: () => Promise<unknown>): Promise<string[]> {
  if (!heard) onPublished((tags) => heard?.push(...tags));
  await processRecord().catchUp();
  heard = [];
  await change();
  return [...new Set(heard)].sort();
}
