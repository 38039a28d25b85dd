import { markFields } from '@/data/preview/mark-fields';
import { schemaOf } from '@/data/preview/schema';
import { anchorAt } from '@/lib/anchor';
import type { ContentCollection } from '@/lib/content-collections';

/** A field, section or picture of a draft, with its words. */
export type GuestPlace = { path: string; anchor: string; text: string };

/**
 * What guests can comment on. The copy of the draft names its sections and pictures, as in the editor's frame; texts stay
 * without marks, because the page must also work without scripts, which would take them out.
 */
export async function withPlaces<T extends object>(
  { collection, id }: { collection: ContentCollection; id: string },
  document: T,
): Promise<{ document: T; places: GuestPlace[] }> {
  const places: GuestPlace[] = [];
  const note = (path: string, text: string) => {
    const anchor = anchorAt(path, document);
    if (anchor) places.push({ path, anchor, text });
  };
  const named = markFields(
    await schemaOf({ collection, id }),
    document as Record<string, unknown>,
    (text, path) => {
      note(path, text);
      return text;
    },
    (path) => {
      note(path, '');
      return path;
    },
  );
  return { document: named as T, places };
}
