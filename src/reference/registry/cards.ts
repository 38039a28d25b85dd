import type { FigureName } from '@/design-system/figure-names';
import type { ReferenceElement } from './element';

export type CardTreatment = {
  id: 'dark-luminous' | 'glass-morphism' | 'outlined-minimal';
  name: string;
  class: string;
  ground: 'graphite' | 'ocean' | 'white';
  text: string;
  usage: string;
};

export const cardTreatments: CardTreatment[] = [
  {
    id: 'dark-luminous',
    name: 'Dark Luminous',
    class: 'card-luminous',
    ground: 'graphite',
    text: 'A graphite plate whose light comes from the corner where the drawing is.',
    usage: 'Solutions, on dark grounds.',
  },
  {
    id: 'glass-morphism',
    name: 'Glass Morphism',
    class: 'card-glass',
    ground: 'ocean',
    text: 'The mesh shows through. The veil keeps text above 4.5 wherever the light is brightest.',
    usage: 'Industries, on ocean and indigo only. Kept off marketing pages.',
  },
  {
    id: 'outlined-minimal',
    name: 'Outlined Minimal',
    class: 'card-outlined',
    ground: 'white',
    text: 'One hairline, four pixels of radius, and space. The default.',
    usage: 'Content, on white and frost.',
  },
];

export type PatternCard = {
  id: string;
  kind: 'solution' | 'industry' | 'content';
  treatment: CardTreatment['id'];
  title: string;
  text: string;
  figure: FigureName;
  button: string;
};

const of = (kind: PatternCard['kind'], treatment: PatternCard['treatment'], button?: string) => {
  return (id: string, title: string, figure: FigureName, text: string): PatternCard => ({
    id: `${kind}-${id}`,
    kind,
    treatment,
    title,
    text,
    figure,
    button: button ?? `Explore ${title}`,
  });
};
const solution = of('solution', 'dark-luminous', 'Learn More');
const industry = of('industry', 'glass-morphism');
const content = of('content', 'outlined-minimal', 'Learn More');

export const patternCards: PatternCard[] = [
  solution(
    'perception-layer',
    'Perception Layer',
    'core',
    'Joins what people notice with what systems record, in one field.',
  ),
  solution('vision-system', 'Vision System', 'lens', 'Shows each desk the part of the field that its decision needs.'),
  solution(
    'neural-network',
    'Neural Network',
    'systemic',
    'Learns which early readings belonged together, after every decision.',
  ),
  industry('manufacturing', 'Manufacturing', 'manufacturing', 'Steady vibration, and the one bearing that has moved.'),
  industry('energy', 'Energy', 'energy', 'A day of load, and the transformer that runs warm before the evening ramp.'),
  industry('supply-chain', 'Supply Chain', 'supply-chain', 'Five flows, and the barge that loads lighter this week.'),
  content(
    'issue',
    'A newsletter issue',
    'watch',
    'Number, date, three topics, and one sentence that says why to read.',
  ),
  content('leader', 'A person', 'behavioral', 'Name, role and a short biography.'),
  content('position', 'An open position', 'path', 'Title, place, department. The text is one click away.'),
];

export const cards: ReferenceElement[] = [
  ...cardTreatments.map(
    (treatment): ReferenceElement => ({
      id: `card/${treatment.id}`,
      name: treatment.name,
      page: 'design-system',
      subject: treatment,
    }),
  ),
  ...patternCards.map(
    (card): ReferenceElement => ({ id: `card/${card.id}`, name: card.title, page: 'design-system', subject: card }),
  ),
];
