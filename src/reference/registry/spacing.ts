import { sectionSpacing, spacingUnit, spacing as steps } from '@/design-system/tokens';
import type { ReferenceElement } from './element';

export type SpacingToken = { token: string; value: number; tailwind: string; visual: number };

export const spacingTokens: SpacingToken[] = steps.map((value) => ({
  token: `space-${value}`,
  value,
  tailwind: `p-${value / spacingUnit}`,
  visual: value,
}));

type SectionSpaceName = Exclude<keyof typeof sectionSpacing, 'gutter'>;

const places: Record<SectionSpaceName, { name: string; description: string; example: string }> = {
  'hero-top': { name: 'Hero top padding', description: 'Room for the bar, and air above the title.', example: 'Home' },
  'hero-bottom': {
    name: 'Hero bottom padding',
    description: 'Less than above: the drawing leans on the edge.',
    example: 'Platform',
  },
  section: { name: 'Content section', description: 'Above and below every section.', example: 'Sensory Intelligence' },
  'cta-section': {
    name: 'CTA section',
    description: 'Closing calls to action take it one and a half times.',
    example: 'The close of any page',
  },
  'subsection-gap': {
    name: 'Subsection gap',
    description: 'Between the opening of a section and its content.',
    example: 'Card grids',
  },
  'grid-gap': { name: 'Grid gap', description: 'Between columns and between cards.', example: 'Industry solutions' },
  card: { name: 'Card padding', description: 'Inside cards and plates.', example: 'Capability cards' },
};

export type SectionSpace = {
  id: SectionSpaceName;
  name: string;
  value: string;
  pixels: number;
  mobile: number;
  reduction: number;
  description: string;
  example: string;
};

export const sectionSpaces: SectionSpace[] = (Object.keys(places) as SectionSpaceName[]).map((id) => {
  const [mobile, pixels] = sectionSpacing[id];
  return {
    id,
    ...places[id],
    value: `--space-${id}`,
    pixels,
    mobile,
    reduction: Math.round((1 - mobile / pixels) * 100),
  };
});

export const spacing: ReferenceElement[] = [
  ...spacingTokens.map(
    (token): ReferenceElement => ({
      id: `space/${token.value}`,
      name: `${token.value} px`,
      page: 'design-system',
      subject: token,
    }),
  ),
  ...sectionSpaces.map(
    (space): ReferenceElement => ({
      id: `section-space/${space.id}`,
      name: space.name,
      page: 'design-system',
      subject: space,
    }),
  ),
];
