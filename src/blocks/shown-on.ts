import type { Page } from '@payload-types';
import { findWhole } from '@/data/whole-documents';
import { languageOf } from '@/lib/languages';
import { expandSharedSections, sharedDocuments, shownSections } from './shared-sections';
import type { ViewedBlock } from './types';

/** The sections that visitors see on a page, those of other pages included. */
export async function shownOn(page: Page): Promise<ViewedBlock[]> {
  const shown = shownSections(page.blocks ?? []);
  return expandSharedSections(shown, await findWhole(sharedDocuments(shown), languageOf(page)));
}
