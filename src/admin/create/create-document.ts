import { ask, isRefused, type Refused } from '../ask';
import type { Template } from './templates';

type Asked = { slug: string; data: Record<string, unknown>; blocks?: Template['blocks'] };

/** Saves a new draft, as an autosave, which fills its sections with examples. Returns its id, or an error in words. */
export async function createDocument({ slug, data, blocks }: Asked): Promise<{ id: string } | Refused> {
  const sections = blocks?.length ? { blocks: blocks.map((blockType) => ({ blockType })) } : {};
  const path = `/${slug}?draft=true&autosave=true&depth=0`;
  const created = await ask<{ doc: { id: string } }>('POST', path, { ...data, ...sections });
  return isRefused(created) ? created : { id: created.doc.id };
}
