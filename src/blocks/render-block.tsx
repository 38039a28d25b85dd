import type { Site } from '@/lib/site';
import type { BlockProps, BlockView, DataOf, ViewedBlock, ViewedBlockType } from './types';
import { views } from './views';

/** False for stored sections whose block has been removed from the code. */
export const hasView = ({ blockType }: ViewedBlock) => Object.hasOwn(views, blockType);

export function RenderBlock({ block, site, data }: { block: ViewedBlock; site: Site; data?: DataOf<ViewedBlockType> }) {
  // TypeScript cannot correlate the view with the type it was looked up by.
  const View = views[block.blockType] as BlockView<ViewedBlockType>;
  return <View {...({ block, site, data } as BlockProps<ViewedBlockType>)} />;
}
