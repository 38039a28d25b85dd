import { SharedStore } from './shared-store.mjs';
import { SharedTags } from './shared-tags.mjs';

const PATIENCE_MS = 3000;

/**
 * Expires tags on all instances, for a process that is none of them. Throws when nobody could be told.
 * @param {string} url
 * @param {string[]} tags
 */
export async function expireShared(url, tags) {
  const store = new SharedStore(url);
  const shared = new SharedTags(store, () => undefined);
  await shared.open(PATIENCE_MS);
  const isTold = await shared.publish(tags);
  store.close();
  if (!isTold) throw new Error('The shared cache (CACHE_URL) could not be told that pages have changed.');
}
