import type { Block } from '@/blocks/types';
import type { Ground } from '@/fields/section';
import { industryVariants } from '@/seed/content/industry-variants';
import { contact } from '@/seed/content/pages/contact';
import { home } from '@/seed/content/pages/home';
import { leadership } from '@/seed/content/pages/leadership';
import type { SeedPage } from '@/seed/types';
import type { ReferenceElement } from './element';

type LayoutSection = { ground: Ground; name: string; isHero: boolean };

export type LayoutTemplate = {
  id: string;
  name: string;
  path: string;
  description: string;
  sections: LayoutSection[];
};

const nameOf = (block: Block) => {
  const name = block.blockType === 'shared-section' ? block.anchor : block.blockType;
  return name.replaceAll('-', ' ');
};

/** Derived from a seeded page, so that template and page cannot differ. */
const sectionsOf = (page: SeedPage | undefined): LayoutSection[] =>
  (page?.blocks ?? []).map((block) => ({
    ground: block.section.ground,
    name: nameOf(block),
    isHero: block.blockType === 'hero',
  }));

const section = (ground: Ground, name: string, isHero = false): LayoutSection => ({ ground, name, isHero });

/** The six page layouts (content document, section 2). */
export const layoutTemplates: LayoutTemplate[] = [
  {
    id: 'homepage',
    name: 'Homepage',
    path: '/',
    description: 'One measured idea, three shifts, one belief, three ways in, one action.',
    sections: sectionsOf(home),
  },
  {
    id: 'leadership',
    name: 'Leadership / team',
    path: '/leadership',
    description: 'People in rows, one biography open at a time, then the way to join them.',
    sections: sectionsOf(leadership),
  },
  {
    id: 'legal',
    name: 'Legal / documentation',
    path: '/terms',
    description: 'A dark strip with title and date; contents beside one column of text.',
    sections: [section('graphite', 'title and date', true), section('white', 'contents and text')],
  },
  {
    id: 'solutions',
    name: 'Solutions / product',
    path: '/solutions/energy',
    description: 'The challenge as a chart, four capabilities, five dimensions, four phases to scale.',
    sections: [
      section('graphite', 'hero with the dial', true),
      section('white', 'challenge'),
      section('white', 'capabilities'),
      section('graphite', 'architecture'),
      section('white', 'deployment'),
      section('ocean', 'cta band'),
    ],
  },
  {
    id: 'dark',
    name: 'Dark theme',
    path: '/solutions/energy-alt-dark',
    description: 'The same sections on dark grounds only. Hairlines part them, not colors.',
    sections: sectionsOf(industryVariants.find(({ path }) => path === '/solutions/energy-alt-dark')),
  },
  {
    id: 'contact',
    name: 'Contact / form',
    path: '/contact',
    description: 'Form left in seven columns, the ways around it right in five. Nothing else competes.',
    sections: sectionsOf(contact),
  },
];

export const layouts: ReferenceElement[] = layoutTemplates.map((template) => ({
  id: `layout/${template.id}`,
  name: template.name,
  page: 'design-system',
  subject: template,
}));
