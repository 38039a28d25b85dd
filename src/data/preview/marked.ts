import { withMark } from '@/lib/mark';
import { markFields } from './mark-fields';
import { toReference } from './reference';
import { framedPreview } from './request';
import { schemaOf } from './schema';
import { isSameTarget, type Target } from './target';

/** In the frame beside a form, a document whose texts say where they come from; everywhere else the document itself. */
export async function marked<T extends object>(document: T, target: Target): Promise<T> {
  const framed = framedPreview();
  if (!framed) return document;
  // The texts of the page itself are most of them: they do without its name.
  const owner = isSameTarget(framed.main, target) ? undefined : target;
  const copy = markFields(await schemaOf(target), document as Record<string, unknown>, (text, path) =>
    withMark(text, toReference({ target: owner, path })),
  );
  // The copy has the same fields, only with other texts.
  return copy as T;
}
