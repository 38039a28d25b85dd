import { getGlobal } from '../data/globals';
import { findWhole } from '../data/whole-documents';
import { loaders } from './load';
import { RenderBlock } from './render-block';
import { expandSharedSections, sharedDocuments } from './shared-sections';
import type { Block, BlockData, BlockOf, ViewedBlock } from './types';

const load = (block: ViewedBlock) => {
  const type = block.blockType as keyof BlockData;
  const loader = loaders[type] as
    | ((block: ViewedBlock | BlockOf<typeof type>) => Promise<BlockData[typeof type]>)
    | undefined;
  return loader?.(block);
};

/** The sections of a page, from top to bottom. */
export async function RenderBlocks({ blocks }: { blocks: Block[] | null | undefined }) {
  const site = await getGlobal('site-settings');
  const sections = expandSharedSections(blocks ?? [], await findWhole(sharedDocuments(blocks ?? [])));
  const data = await Promise.all(sections.map(load));
  return sections.map((block, index) => (
    <RenderBlock key={block.id ?? `${block.blockType}-${index}`} block={block} site={site} data={data[index]} />
  ));
}
