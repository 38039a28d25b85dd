import { cms } from './cms';
import { isPreview } from './preview/draft-mode';
import { marked } from './preview/marked';
import { framedPreview } from './preview/request';
import type { Target } from './preview/target';
import { asTyped } from './preview/unsaved';

/**
 * Read options of a page: as a visitor, with access rules, or, in a staff preview, with unpublished changes. Only
 * src/data calls Payload to render pages.
 */
export async function reader() {
  const [payload, isPreviewed] = await Promise.all([cms(), isPreview()]);
  const isDraft = isPreviewed || framedPreview() !== undefined;
  return { payload, isDraft, as: { draft: isDraft, overrideAccess: isDraft } };
}

/**
 * The document as the current rendering shows it: in the preview frame with the form's unsaved values and marks that
 * map texts to fields; otherwise unchanged.
 */
export async function shown<T extends object>(document: T, target: Target): Promise<T> {
  return framedPreview() ? marked(await asTyped(document, target), target) : document;
}
