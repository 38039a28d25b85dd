import type { Form, Industry, Job, Leader, NewsletterIssue, Page, PartnershipPhase } from '@payload-types';
import type { ReactNode } from 'react';
import type { Site } from '@/lib/site';
import type { SiteFacts } from '@/lib/site-facts';

export type Block = NonNullable<Page['blocks']>[number];
type BlockType = Block['blockType'];
export type BlockOf<T extends BlockType> = Extract<Block, { blockType: T }>;

/** Documents that blocks show besides their own fields; loaded by src/blocks/load.ts. */
export type BlockData = {
  'deployment-phases': Pick<PartnershipPhase, 'title' | 'duration' | 'description' | 'outcome'>[];
  'industry-cards': Industry[];
  leaders: Leader[];
  'open-positions': Job[];
  'newsletter-issues': NewsletterIssue[];
  form: Form | null;
  /** The host. */
  'booking-calendar': Leader | null;
  'accessibility-checks': SiteFacts | null;
  'page-weight': SiteFacts | null;
};
export type DataOf<T extends BlockType> = T extends keyof BlockData ? BlockData[T] : undefined;

/** A fixed name beside the headline, for kinds of pages that have one (industry-sections.ts). */
type Named = { sectionName?: string };

/** Props of a block's view. Views are pure and synchronous; the language of the page is that of `site`. */
export type BlockProps<T extends BlockType> = { block: BlockOf<T> & Named; site: Site; data: DataOf<T> };
export type BlockView<T extends BlockType> = (props: BlockProps<T>) => ReactNode;

/** Blocks with a view. Shared sections are replaced before rendering. */
export type ViewedBlockType = Exclude<BlockType, 'shared-section'>;
export type ViewedBlock = BlockOf<ViewedBlockType> & Named;

export type BlockExamples<T extends BlockType> = Record<
  string,
  T extends keyof BlockData ? { block: BlockOf<T>; data: BlockData[T] } : { block: BlockOf<T>; data?: undefined }
>;
