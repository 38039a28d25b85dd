import { sectionPlace } from '@/components/ui/section';
import { Unfinished } from '@/components/ui/unfinished';
import { getGlobal } from '@/data/globals';
import { reader } from '@/data/payload';
import { framedPreview } from '@/data/preview/request';
import { missingIn } from '@/data/unfinished';
import { findWhole } from '@/data/whole-documents';
import { blocks as configs } from './index';
import { loaders } from './load';
import { hasView, RenderBlock } from './render-block';
import { expandSharedSections, sharedDocuments, shownSections } from './shared-sections';
import type { Block, BlockData, BlockOf, ViewedBlock } from './types';

const load = (block: ViewedBlock) => {
  const type = block.blockType as keyof BlockData;
  const loader = loaders[type] as
    | ((block: ViewedBlock | BlockOf<typeof type>) => Promise<BlockData[typeof type]>)
    | undefined;
  return loader?.(block);
};

function unfinished(block: ViewedBlock) {
  const config = configs.find(({ slug }) => slug === block.blockType);
  const name = config?.labels?.singular;
  return {
    name: typeof name === 'string' ? name : block.blockType,
    missing: missingIn(config?.fields ?? [], { ...block }),
    place: sectionPlace(block.section),
  };
}

type Props = {
  blocks: Block[] | null | undefined;
  isShared?: boolean;
};

/**
 * Renders the sections of a page. In a preview, incomplete sections show a note of what they need instead. Hidden ones
 * are shown in the editor's frame only.
 */
export async function RenderBlocks({ blocks, isShared = false }: Props) {
  const [site, { isDraft }] = await Promise.all([getGlobal('site-settings'), reader()]);
  const shown = framedPreview() ? (blocks ?? []) : shownSections(blocks ?? []);
  const whole = await findWhole(sharedDocuments(shown));
  const sections = expandSharedSections(shown, whole).filter(hasView);
  const data = await Promise.all(sections.map(load));
  return sections.map((block, index) => {
    const key = block.id ?? `${block.blockType}-${index}`;
    const gap = isDraft || isShared ? unfinished(block) : undefined;
    if (gap && gap.missing.length > 0) return <Unfinished key={key} {...gap} />;
    return <RenderBlock key={key} block={block} site={site} data={data[index]} />;
  });
}
