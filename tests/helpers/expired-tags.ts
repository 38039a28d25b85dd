import { onPublished, processRecord } from '@/publishing/process-record';

let heard: string[] | undefined;

/** What `change` expires in the cache of pages, as this process has heard of it when the change is done; sorted, each tag once. */
export async function expiredBy(change: () => Promise<unknown>): Promise<string[]> {
  if (!heard) onPublished((tags) => heard?.push(...tags));
  await processRecord().catchUp();
  heard = [];
  await change();
  return [...new Set(heard)].sort();
}
