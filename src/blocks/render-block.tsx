import type { SiteSetting } from '@payload-types';
import type { BlockProps, BlockView, DataOf, ViewedBlock, ViewedBlockType } from './types';
import { views } from './views';

/** Is there a view for it? Not for a section of a kind that has been taken out of the code since. */
export const hasView = ({ blockType }: ViewedBlock) => Object.hasOwn(views, blockType);

/** One block as visitors see it; `data` are the documents it shows. */
export function RenderBlock({
  block,
  site,
  data,
}: {
  block: ViewedBlock;
  site: SiteSetting;
  data?: DataOf<ViewedBlockType>;
}) {
  // The one cast: TypeScript cannot see that the view was looked up by this very block's type.
  const View = views[block.blockType] as BlockView<ViewedBlockType>;
  return <View {...({ block, site, data } as BlockProps<ViewedBlockType>)} />;
}
