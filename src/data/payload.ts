import { knownLanguages, languagesForVisitors } from '@/access/offered-languages';
import { complete } from '@/fields/complete';
import { tags } from '@/publishing/tags';
import { untilPublished } from '@/publishing/until-published';
import { cms } from './cms';
import { isPreview } from './preview/draft-mode';
import { marked } from './preview/marked';
import { shownOverlay } from './preview/overlay';
import { framedPreview } from './preview/request';
import { schemaOf } from './preview/schema';
import type { Target } from './preview/target';
import { asTyped } from './preview/unsaved';

const offered = untilPublished([tags.site, tags.languages], async () => languagesForVisitors(await cms()));

/** English and the offered languages, read once per change. */
export const visitorLanguages = async () => (await offered()).value;

/** As a visitor, with access rules, or in a preview with drafts. Only src/data calls Payload to render pages. */
export async function reader() {
  const [payload, isPreviewed, overlay] = await Promise.all([cms(), isPreview(), shownOverlay()]);
  const isAllDrafts = isPreviewed || framedPreview() !== undefined;
  const context = isAllDrafts ? {} : knownLanguages(await visitorLanguages());
  const as = { draft: isAllDrafts, overrideAccess: isAllDrafts, context };
  return { payload, overlay, isDraft: isAllDrafts || overlay !== undefined, as };
}

/** Complete, as views rely on it. In the preview frame, with the form's unsaved values and marks that map texts to fields. */
export async function shown<T extends object>(document: T, target: Target): Promise<T> {
  const isFramed = framedPreview() !== undefined;
  const stored = isFramed ? await asTyped(document, target) : document;
  const whole = complete(await schemaOf(target), { ...(stored as Record<string, unknown>) }) as T;
  return isFramed ? marked(whole, target) : whole;
}
