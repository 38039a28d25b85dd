import { markFields } from '@/data/preview/mark-fields';
import { schemaOf } from '@/data/preview/schema';
import { anchorAt } from '@/lib/anchor';
import type { ContentCollection } from '@/lib/content-collections';
import { isObject } from '@/lib/is-object';
import { wordsKey } from '@/lib/words-key';

/** A field, section or picture of a draft; `key`: of its words (src/lib/words-key.ts), 0 without any. */
export type GuestPlace = { path: string; anchor: string; key: number };

/** Paths of sections that guests do not see, each with a dot at its end. */
const hiddenIn = (document: object): string[] =>
  'blocks' in document && Array.isArray(document.blocks)
    ? document.blocks.flatMap((block: unknown, index) => {
        const section = isObject(block) ? block.section : undefined;
        return isObject(section) && section.hidden ? [`blocks.${index}.`] : [];
      })
    : [];

/**
 * What guests can comment on. The copy of the draft names its sections and pictures, as in the editor's frame; texts stay
 * without marks, because the page must also work without scripts, which would take them out. Guests receive keys instead
 * of texts: a draft has some that its page does not show.
 */
export async function withPlaces<T extends object>(
  { collection, id }: { collection: ContentCollection; id: string },
  document: T,
): Promise<{ document: T; places: GuestPlace[] }> {
  const places: GuestPlace[] = [];
  const hidden = hiddenIn(document);
  const note = (path: string, text: string) => {
    const anchor = anchorAt(path, document);
    const isShown = !hidden.some((section) => `${path}.`.startsWith(section));
    if (anchor && isShown) places.push({ path, anchor, key: wordsKey(text) });
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
