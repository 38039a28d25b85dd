import type { BlockSlug, BlocksField, Field } from 'payload';
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

const evidence = ['metrics', 'media', 'logos'];
const drawings = blocks.filter(({ slug, admin }) => admin?.group === 'Brand drawings' || evidence.includes(slug));

/** What an industry adds to its fixed sections: a drawing at a position, and sources (industry-sections.ts). */
export const ownSection: Field[] = [
  {
    name: 'ownSection',
    type: 'blocks',
    labels: { singular: 'Section', plural: 'Sections' },
    maxRows: 2,
    blockReferences: drawings.map(({ slug }) => slug as BlockSlug),
    blocks: [],
    hooks: { beforeValidate: [wellFormed(sectionsSchema(blocks))] },
    admin: {
      description: 'A drawing that no other industry has, and a product view, which follows the challenge. Optional.',
    },
  },
  {
    name: 'ownSectionAfter',
    type: 'select',
    required: true,
    defaultValue: 'challenge',
    options: [
      { value: 'hero', label: 'After the hero' },
      { value: 'challenge', label: 'After the challenge' },
      { value: 'capabilities', label: 'After the capabilities' },
      { value: 'architecture', label: 'After the architecture' },
      { value: 'deployment', label: 'After the deployment' },
    ],
    admin: { description: 'The position of the drawing on the page.' },
  },
];
