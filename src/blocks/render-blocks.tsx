import { sectionPlace } from '@/components/ui/section';
import { Unfinished } from '@/components/ui/unfinished';
import { reader } from '@/data/payload';
import { framedPreview } from '@/data/preview/request';
import { getSite } from '@/data/site';
import { missingIn } from '@/data/unfinished';
import { findWhole } from '@/data/whole-documents';
import { type Gap, gapIn } from '@/lib/gap-sketch';
import { defaultLanguage, type Language } from '@/lib/languages';
import { blocks as configs } from './index';
import { loaders } from './load';
import { hasView, RenderBlock } from './render-block';
import { expandSharedSections, sharedDocuments, shownSections } from './shared-sections';
import type { Block, BlockData, BlockOf, ViewedBlock } from './types';

const load = (block: ViewedBlock, language: Language) => {
  const type = block.blockType as keyof BlockData;
  const loader = loaders[type] as
    | ((block: ViewedBlock | BlockOf<typeof type>, language: Language) => Promise<BlockData[typeof type]>)
    | undefined;
  return loader?.(block, language);
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
  /** Of the page, which may show sections of a page in another language. */
  language?: Language;
  /** That the visitor drew; for a page that has the section for it. */
  gap?: Gap;
};

/** Previews show what incomplete sections still need. Hidden sections appear in the editor's frame only. */
export async function RenderBlocks({ blocks, isShared = false, language = defaultLanguage, gap: drawn }: Props) {
  const [settings, { isDraft }] = await Promise.all([getSite(language), reader()]);
  const shown = framedPreview() ? (blocks ?? []) : shownSections(blocks ?? []);
  const whole = await findWhole(sharedDocuments(shown), language);
  const sections = expandSharedSections(shown, whole).filter(hasView);
  const sketch = sections.find((block) => block.blockType === 'gap-sketch');
  const site = drawn && sketch ? { ...settings, gap: gapIn(sketch, drawn) } : settings;
  const data = await Promise.all(sections.map((block) => load(block, language)));
  return sections.map((block, index) => {
    const key = block.id ?? `${block.blockType}-${index}`;
    const gap = isDraft || isShared ? unfinished(block) : undefined;
    if (gap && gap.missing.length > 0) return <Unfinished key={key} {...gap} />;
    return <RenderBlock key={key} block={block} site={site} data={data[index]} />;
  });
}
