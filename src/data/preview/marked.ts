import { withMark } from '@/lib/mark';
import { markFields } from './mark-fields';
import { toReference } from './reference';
import { framedPreview } from './request';
import { schemaOf } from './schema';
import { isSameTarget, type Target } from './target';

export async function marked<T extends object>(document: T, target: Target): Promise<T> {
  const framed = framedPreview();
  if (!framed) return document;
  // Marks of the page's own texts omit the document.
  const owner = isSameTarget(framed.main, target) ? undefined : target;
  const refer = (path: string) => toReference({ target: owner, path });
  const mark = (text: string, path: string) => withMark(text, refer(path));
  const copy = markFields(await schemaOf(target), document as Record<string, unknown>, mark, refer);
  return copy as T;
}
