import type { Reference, WholeDocuments } from '@/data/whole-documents';
import { idOf } from '@/lib/id-of';
import { blocks as configs } from './index';
import { industrySections } from './industry-sections';
import type { Block, BlockOf, ViewedBlock } from './types';

function offers(block: ViewedBlock, layout: string): boolean {
  const field = configs
    .find(({ slug }) => slug === block.blockType)
    ?.fields.find((candidate) => 'name' in candidate && candidate.name === 'layout');
  return (
    field?.type === 'select' &&
    field.options.some((option) => (typeof option === 'string' ? option : option.value) === layout)
  );
}

/** A draft names none at first, and older content one that is gone with its collection. */
const isNamed = (document: Reference | null | undefined): document is Reference =>
  document?.relationTo === 'pages' || document?.relationTo === 'industries';

function findSection({ document, anchor }: BlockOf<'shared-section'>, whole: WholeDocuments): ViewedBlock | undefined {
  const found = isNamed(document) ? whole.get(idOf(document.value)) : undefined;
  if (!found) return undefined;
  const sections: Block[] =
    found.relationTo === 'industries' ? industrySections(found.value) : (found.value.blocks ?? []);
  const section = sections.find((block) => block.section.anchor === anchor && !block.section.hidden);
  // Shared sections do not nest, which rules out cycles.
  return section?.blockType === 'shared-section' ? undefined : section;
}

export const sharedDocuments = (blocks: Block[]): Reference[] =>
  blocks.flatMap((block) => (block.blockType === 'shared-section' && isNamed(block.document) ? [block.document] : []));

export const shownSections = (blocks: Block[]): Block[] => blocks.filter(({ section }) => !section?.hidden);

/** Replaces shared sections with the sections they refer to, on the requested ground and in the requested layout. */
export function expandSharedSections(blocks: Block[], whole: WholeDocuments): ViewedBlock[] {
  return blocks.flatMap((block) => {
    if (block.blockType !== 'shared-section') return [block];
    const found = findSection(block, whole);
    if (!found) return [];
    const layout = block.layout && offers(found, block.layout) ? { layout: block.layout } : {};
    const section = { ...block.section, anchor: block.section.anchor || found.section.anchor };
    return [{ ...found, ...layout, section } as ViewedBlock];
  });
}
