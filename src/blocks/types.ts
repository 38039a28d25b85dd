import type { Industry, Job, Leader, NewsletterIssue, Page, PartnershipPhase, SiteSetting } from '@payload-types';
import type { ReactNode } from 'react';

/** Any section of a page. */
export type Block = NonNullable<Page['blocks']>[number];
export type BlockType = Block['blockType'];
export type BlockOf<T extends BlockType> = Extract<Block, { blockType: T }>;

/** Documents that blocks show besides their own fields; src/blocks/load.ts reads them. */
export type BlockData = {
  'deployment-phases': Pick<PartnershipPhase, 'title' | 'duration' | 'description' | 'outcome'>[];
  'industry-cards': Industry[];
  leaders: Leader[];
  'open-positions': Job[];
  'newsletter-issues': NewsletterIssue[];
};
export type DataOf<T extends BlockType> = T extends keyof BlockData ? BlockData[T] : undefined;

/** A fixed name beside the headline that editors write, where a kind of page has one (industry-sections.ts). */
type Named = { sectionName?: string };

/** What a block's view gets: its fields, the company's facts, the documents it shows. Views are pure and synchronous. */
export type BlockProps<T extends BlockType> = { block: BlockOf<T> & Named; site: SiteSetting; data: DataOf<T> };
export type BlockView<T extends BlockType> = (props: BlockProps<T>) => ReactNode;

/** Blocks with a view; a shared section is replaced by the section it names before anything is rendered. */
export type ViewedBlockType = Exclude<BlockType, 'shared-section'>;
export type ViewedBlock = BlockOf<ViewedBlockType> & Named;

/** Situations of a block, shown in the reference and used by its test and its thumbnail. */
export type BlockExamples<T extends BlockType> = Record<
  string,
  T extends keyof BlockData ? { block: BlockOf<T>; data: BlockData[T] } : { block: BlockOf<T>; data?: undefined }
>;
