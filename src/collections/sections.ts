import type { BlockSlug, BlocksField } from 'payload';
import { blocks } from '@/blocks';
import { sectionsSchema } from '@/blocks/shape';
import { startSaved } from '@/blocks/starter-content';
import { wellFormed } from '@/fields/well-formed';

export const sections = (own: Pick<BlocksField, 'admin' | 'required' | 'minRows'>): BlocksField => ({
  name: 'blocks',
  type: 'blocks',
  label: 'Sections',
  labels: { singular: 'Section', plural: 'Sections' },
  blockReferences: blocks.map(({ slug }) => slug as BlockSlug),
  blocks: [],
  hooks: { beforeValidate: [startSaved, wellFormed(sectionsSchema(blocks))] },
  ...own,
});
