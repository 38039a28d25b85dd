import { cache } from 'react';
import { knownLanguages, languagesForVisitors } from '@/access/offered-languages';
import { cms } from './cms';
import { isPreview } from './preview/draft-mode';
import { marked } from './preview/marked';
import { previewedRelease } from './preview/release';
import { framedPreview } from './preview/request';
import type { Target } from './preview/target';
import { asTyped } from './preview/unsaved';

/** One query for all reads of a rendering. */
export const visitorLanguages = cache(async () => languagesForVisitors(await cms()));

/**
 * Read options of a page: as a visitor, with access rules, or, in a staff preview, with unpublished changes. In the
 * preview of a release, its documents are drafts, and all else is as for visitors. Only src/data calls Payload to render
 * pages.
 */
export async function reader() {
  const [payload, isPreviewed, release] = await Promise.all([cms(), isPreview(), previewedRelease()]);
  const isAllDrafts = isPreviewed || framedPreview() !== undefined;
  const context = isAllDrafts ? {} : knownLanguages(await visitorLanguages());
  const as = { draft: isAllDrafts, overrideAccess: isAllDrafts, context };
  return { payload, release, isDraft: isAllDrafts || release !== undefined, as };
}

/**
 * The document as the current rendering shows it: in the preview frame with the form's unsaved values and marks that
 * map texts to fields; otherwise unchanged.
 */
export async function shown<T extends object>(document: T, target: Target): Promise<T> {
  return framedPreview() ? marked(await asTyped(document, target), target) : document;
}
