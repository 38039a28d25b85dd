import type { Job, Leader } from '@payload-types';
import { shownSections } from '@/blocks/shared-sections';
import type { BlockOf } from '@/blocks/types';
import { findDocument } from '@/data/documents';
import { list } from '@/data/lists';
import { localized } from '@/data/localized';
import { type Language, languageOf } from '@/lib/languages';
import { plain } from '@/lib/mark';
import { words } from '@/lib/words';

const section = { ground: 'white', spacing: 'standard' } as const;

/** The page of all positions: its translation, if there is one. */
export async function positionsPath(language: Language): Promise<string> {
  const { address } = await localized({ kind: 'address', address: words[language].job.list }, language);
  return address;
}

/** "Chief Science Officer" is also the "Chief Science Officer and Co-founder". */
const holds = (title: string, role: string) => `${plain(title)} `.toLowerCase().startsWith(`${role} `);

async function leadOf({ reportsTo }: Pick<Job, 'reportsTo'>): Promise<Leader | undefined> {
  const role = plain(reportsTo ?? '')
    .trim()
    .toLowerCase();
  if (!role) return undefined;
  const [lead, ...others] = (await list('leaders')).filter(({ title }) => holds(title, role));
  return others.length === 0 ? lead : undefined;
}

/** The first quotation of the page of all positions. */
async function quoted(language: Language): Promise<BlockOf<'quotation'> | null> {
  const found = await findDocument(await positionsPath(language));
  if (found?.collection !== 'pages' || languageOf(found.document) !== language) return null;
  const quotation = shownSections(found.document.blocks ?? []).find((block) => block.blockType === 'quotation');
  return quotation ? { ...quotation, section } : null;
}

/** The leader in the role that the job reports to. If no leader or more than one has it: who speaks on all positions. */
export async function jobVoice(
  job: Pick<Job, 'reportsTo'>,
  language: Language,
): Promise<BlockOf<'leaders' | 'quotation'> | null> {
  const lead = await leadOf(job);
  if (!lead) return quoted(language);
  const heading = words[language].job.lead;
  return { blockType: 'leaders', layout: 'rows', heading, choice: [lead.id], section };
}
