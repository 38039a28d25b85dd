import { unstable_cache } from 'next/cache';
import { idIn } from '@/lib/id-of';
import { isPathCollection } from '@/lib/paths';
import { tags } from '@/publishing/tags';
import { framedPreview } from './preview/request';

/** Next ignores tags beyond 128 per entry. */
const TAGS_AT_ONCE = 100;

/** Re-renders the page when one of the tags expires. Only tags are cached: pages read the database once per change. */
export async function dependOn(...names: string[]): Promise<void> {
  if (framedPreview()) return;
  const all = [...new Set([tags.site, ...names])];
  for (let done = 0; done < all.length; done += TAGS_AT_ONCE) {
    const some = all.slice(done, done + TAGS_AT_ONCE);
    await unstable_cache(async () => true, ['depend-on', ...some], { tags: some })();
  }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const isId = (value: unknown): value is string => typeof value === 'string' && UUID.test(value);

/** Tags of the documents in a value: itself, populated ones, linked pages. A bare id is an unpublished document. */
export function documentTags(value: unknown, found = new Set<string>()): string[] {
  if (Array.isArray(value)) for (const item of value) documentTags(item, found);
  else if (value && typeof value === 'object') {
    const { id, updatedAt, relationTo, value: reference } = value as Record<string, unknown>;
    const target = idIn(reference);
    if (isPathCollection(relationTo) && isId(target)) {
      found.add(tags.link(target));
      return [...found];
    }
    if (isId(id) && typeof updatedAt === 'string') found.add(tags.document(id));
    if (typeof relationTo === 'string' && isId(reference)) found.add(tags.document(reference));
    for (const item of Object.values(value)) documentTags(item, found);
  }
  return [...found];
}
