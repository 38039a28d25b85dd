import { shownSections } from '@/blocks/shared-sections';
import type { BlockOf } from '@/blocks/types';
import { findDocument } from '@/data/documents';
import { localized } from '@/data/localized';
import { type Language, languageOf } from '@/lib/languages';
import { words } from '@/lib/words';

/** The page of all positions: its translation, if there is one. */
export async function positionsPath(language: Language): Promise<string> {
  const { address } = await localized({ kind: 'address', address: words[language].job.list }, language);
  return address;
}

/** The first quotation of the page of all positions: who speaks there speaks on each of them, too. */
export async function jobVoice(language: Language): Promise<BlockOf<'quotation'> | null> {
  const found = await findDocument(await positionsPath(language));
  if (found?.collection !== 'pages' || languageOf(found.document) !== language) return null;
  const quotation = shownSections(found.document.blocks ?? []).find((block) => block.blockType === 'quotation');
  return quotation ? { ...quotation, section: { ground: 'white', spacing: 'standard' } } : null;
}
