import { withMark } from '@/lib/mark';
import { markFields } from './mark-fields';
import { toReference } from './reference';
import { framedPreview } from './request';
import { schemaOf } from './schema';
import { isSameTarget, type Target } from './target';

/** In the frame beside a form, a copy of the document with marked texts; elsewhere the document itself. */
export async function marked<T extends object>(document: T, target: Target): Promise<T> {
  const framed = framedPreview();
  if (!framed) return document;
  // Most texts belong to the page itself: their marks omit the document.
  const owner = isSameTarget(framed.main, target) ? undefined : target;
  const refer = (path: string) => toReference({ target: owner, path });
  const mark = (text: string, path: string) => withMark(text, refer(path));
  const copy = markFields(await schemaOf(target), document as Record<string, unknown>, mark, refer);
  // The copy has the same shape.
  return copy as T;
}
