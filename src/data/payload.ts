import config from '@payload-config';
import { getPayload } from 'payload';
import { isPreview } from '../preview/draft-mode';
import { marked } from '../preview/marked';
import { framedPreview } from '../preview/request';
import type { Target } from '../preview/target';
import { asTyped } from '../preview/unsaved';

/**
 * How a page reads: as a visitor, so that access rules decide what it may show, or, in a staff member's preview, with
 * unpublished changes. Only src/data calls Payload to render pages.
 */
export async function reader() {
  const [payload, isPreviewed] = await Promise.all([getPayload({ config }), isPreview()]);
  const isDraft = isPreviewed || framedPreview() !== undefined;
  return { payload, isDraft, as: { draft: isDraft, overrideAccess: isDraft } };
}

/**
 * A document as the page that is being rendered shows it: in the frame beside a form as it stands in that form, with
 * marks that say where its texts come from; for everybody else as it was read.
 */
export async function shown<T extends object>(document: T, target: Target): Promise<T> {
  return framedPreview() ? marked(await asTyped(document, target), target) : document;
}
