import { flattenAllFields } from 'payload';
import { complete } from '@/fields/complete';
import type { Site } from '@/lib/site';
import { blocks } from './index';
import type { BlockProps, BlockView, DataOf, ViewedBlock, ViewedBlockType } from './types';
import { views } from './views';

/** False for stored sections whose block has been removed from the code. */
export const hasView = ({ blockType }: ViewedBlock) => Object.hasOwn(views, blockType);

/** Sections are stored as JSON: one from before a text was required lacks it. */
function whole(block: ViewedBlock): ViewedBlock {
  const fields = blocks.find(({ slug }) => slug === block.blockType)?.fields ?? [];
  const schema = { fields: flattenAllFields({ fields, cache: true }), blocks: {} };
  return complete(schema, { ...block }) as unknown as ViewedBlock;
}

export function RenderBlock({ block, site, data }: { block: ViewedBlock; site: Site; data?: DataOf<ViewedBlockType> }) {
  // TypeScript cannot correlate the view with the type it was looked up by.
  const View = views[block.blockType] as BlockView<ViewedBlockType>;
  return <View {...({ block: whole(block), site, data } as BlockProps<ViewedBlockType>)} />;
}
