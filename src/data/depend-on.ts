import { unstable_cache } from 'next/cache';
import { tags } from './tags';

/**
 * Ties the page being rendered to cache tags: when one of them expires, the page renders anew. Nothing is cached here
 * but the tag itself: reads always see the database, because pages are rendered once per change, not per request.
 */
export async function dependOn(...names: string[]): Promise<void> {
  await Promise.all(
    [...new Set([tags.site, ...names])].map((tag) =>
      unstable_cache(async () => tag, ['depend-on', tag], { tags: [tag] })(),
    ),
  );
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Tags of all documents inside a value: the document itself and whatever was populated in it. */
export function documentTags(value: unknown, found = new Set<string>()): string[] {
  if (Array.isArray(value)) for (const item of value) documentTags(item, found);
  else if (value && typeof value === 'object') {
    const { id, updatedAt } = value as { id?: unknown; updatedAt?: unknown };
    if (typeof id === 'string' && UUID.test(id) && typeof updatedAt === 'string') found.add(tags.document(id));
    for (const item of Object.values(value)) documentTags(item, found);
  }
  return [...found];
}
