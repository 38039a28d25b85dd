import { unstable_cache } from 'next/cache';
import { tags } from '@/publishing/tags';
import { framedPreview } from './preview/request';

/**
 * Ties the page being rendered to cache tags: when one of them expires, the page is rendered again. Only the tag is
 * cached, so reads always hit the database: pages are rendered once per change, not per request.
 */
export async function dependOn(...names: string[]): Promise<void> {
  if (framedPreview()) return;
  await Promise.all(
    [...new Set([tags.site, ...names])].map((tag) =>
      unstable_cache(async () => tag, ['depend-on', tag], { tags: [tag] })(),
    ),
  );
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const isId = (value: unknown): value is string => typeof value === 'string' && UUID.test(value);

/** Tags of all documents inside a value: the document itself, populated documents and unpopulated references. */
export function documentTags(value: unknown, found = new Set<string>()): string[] {
  if (Array.isArray(value)) for (const item of value) documentTags(item, found);
  else if (value && typeof value === 'object') {
    const { id, updatedAt, relationTo, value: reference } = value as Record<string, unknown>;
    if (isId(id) && typeof updatedAt === 'string') found.add(tags.document(id));
    // An id instead of a document: it is not published. The page changes once it is.
    if (typeof relationTo === 'string' && isId(reference)) found.add(tags.document(reference));
    for (const item of Object.values(value)) documentTags(item, found);
  }
  return [...found];
}
