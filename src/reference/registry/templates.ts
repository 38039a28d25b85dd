import type { BlockOf, ViewedBlock } from '@/blocks/types';
import { type Ground, grounds } from '@/fields/section';
import type { ReferenceElement } from './element';

export type Theme = { id: Ground; name: string; navTheme: 'dark' | 'light'; mood: string; use: string };

const words: Record<Ground, Pick<Theme, 'name' | 'mood' | 'use'>> = {
  graphite: { name: 'Graphite', mood: 'The dark room in which an instrument is read.', use: 'Heroes and the footer.' },
  ocean: {
    name: 'Ocean',
    mood: 'One bright light in deep water.',
    use: 'Once a page at most: a statement or a call to action.',
  },
  indigo: {
    name: 'Indigo',
    mood: 'Machine inference, close to night.',
    use: 'Once a page at most, and never beside Ocean.',
  },
  frost: {
    name: 'Frost',
    mood: 'Quiet light from one side.',
    use: 'The closing call to action, or one quiet section.',
  },
  white: {
    name: 'White',
    mood: 'Paper. Text and hairlines do the work.',
    use: 'Reading: articles, tables, forms, reference.',
  },
};

const order = ['graphite', 'ocean', 'indigo', 'frost', 'white'] as const satisfies Ground[];

export const themes: Theme[] = order.map((id) => ({
  id,
  navTheme: grounds.find(({ value }) => value === id)?.navTheme ?? 'light',
  ...words[id],
}));

export const plans = [
  {
    name: 'Reading',
    price: 99,
    text: 'One decision, watched by one team.',
    points: ['One source', 'A weekly reading', 'Answers within two days'],
  },
  {
    name: 'Field',
    price: 198,
    text: 'Several decisions that share their signals.',
    points: ['Five sources', 'A daily reading', 'Answers within a day'],
  },
  {
    name: 'Foresight',
    price: 297,
    text: 'A whole site, with its people and its records.',
    points: ['Any number of sources', 'A reading when something shifts', 'Answers within the hour'],
  },
];
export type Plan = (typeof plans)[number];

/** Sample metrics of the content document (section 9). */
export const sampleMetrics = [
  { value: '98%', label: 'of readings traced to their source', note: 'Placeholder figure.' },
  { value: '-67%', label: 'time from first sign to decision', note: 'Placeholder figure.' },
  { value: '3.2x', label: 'as many early signs acted upon', note: 'Placeholder figure.' },
];

/** Quotes from roles, not from people. */
export const testimonials = [
  {
    quote: 'We saw the ramp steepen four days before the forecast did, and had the crews where they were needed.',
    role: 'Head of grid operations',
    place: 'Placeholder, energy',
  },
  {
    quote: 'Two adjusters had written the same odd phrase. Until then nobody had read both notes.',
    role: 'Claims director',
    place: 'Placeholder, insurance',
  },
  {
    quote: 'The operator said it sounded different. Now there is somewhere to say that, and someone who looks.',
    role: 'Plant manager',
    place: 'Placeholder, manufacturing',
  },
];
export type Testimonial = (typeof testimonials)[number];

export type TemplateGroup = 'section' | 'layout' | 'hero';

export type TemplateContent =
  | { kind: 'block'; block: Exclude<ViewedBlock, BlockOf<'hero'>> }
  | { kind: 'hero'; block: BlockOf<'hero'> }
  | { kind: 'pricing'; heading: string; intro: string; plans: Plan[] }
  | { kind: 'testimonials'; heading: string; testimonials: Testimonial[] };

export type Template = {
  id: string;
  group: TemplateGroup;
  name: string;
  description: string;
  content: TemplateContent;
};

const book = { label: 'Book a discovery session', kind: 'address', address: '/book' } as const;

const sections = (ground: Ground): Omit<Template, 'group'>[] => {
  const section = { ground, spacing: 'standard' } as const;
  return [
    {
      id: 'pricing',
      name: 'Pricing',
      description: 'Three plans in one plate. Prices are placeholders.',
      content: {
        kind: 'pricing',
        heading: 'Begin with one decision',
        intro: 'Placeholder prices, per month. Nothing is sold at them.',
        plans,
      },
    },
    {
      id: 'metrics',
      name: 'Metrics',
      description: 'Three figures on one ruler, each with what it measures.',
      content: {
        kind: 'block',
        block: {
          blockType: 'metrics',
          heading: 'What changes',
          intro: 'Placeholder figures, to judge the setting by.',
          metrics: sampleMetrics,
          section,
        },
      },
    },
    {
      id: 'testimonials',
      name: 'Testimonials',
      description: 'Three voices by role. Without portraits: what was said is the picture.',
      content: { kind: 'testimonials', heading: 'What they noticed first', testimonials },
    },
    {
      id: 'process',
      name: 'Process',
      description: 'Steps in the order in which they are taken.',
      content: {
        kind: 'block',
        block: {
          blockType: 'numbered-steps',
          layout: 'columns',
          heading: 'How we work',
          steps: [
            { title: 'Discovery', text: 'One decision, mapped with the people who make it.' },
            { title: 'Design', text: 'Which signals would have been early and who holds them.' },
            { title: 'Deploy', text: 'A small product in use, beside the systems that are there.' },
            { title: 'Evolve', text: 'Every outcome updates the baseline.' },
          ],
          section,
        },
      },
    },
    {
      id: 'statement',
      name: 'Statement',
      description: 'One sentence with a section to itself.',
      content: {
        kind: 'block',
        block: {
          blockType: 'statement',
          layout: 'plain',
          text: 'A warning that nobody could see in time is not a warning. It is a record.',
          section,
        },
      },
    },
    {
      id: 'call-to-action',
      name: 'Call to action',
      description: 'What to bring, where to click, what to expect.',
      content: {
        kind: 'block',
        block: {
          blockType: 'cta-band',
          heading: 'Bring the question no dashboard has answered.',
          text: 'You leave with a first map of where your signals go unread.',
          primary: book,
          facts: [
            { label: 'length', value: '30 minutes' },
            { label: 'place', value: 'Virtual meeting' },
          ],
          section,
        },
      },
    },
  ];
};

const shifts = [
  {
    title: 'From reactive to predictive',
    text: 'A shift is read while it is still forming, with the time that is left to act on it.',
    figure: 'watch',
  },
  {
    title: 'Context as strategy',
    text: 'A fact arrives with its circumstances: when, where, for whom, at what price.',
    figure: 'overlap',
  },
  {
    title: 'Measurable foresight',
    text: 'Perception gets a baseline and a direction, in steps a board can follow.',
    figure: 'threshold',
  },
] as const;

const layouts = (ground: Ground): Omit<Template, 'group'>[] => {
  const section = { ground, spacing: 'standard' } as const;
  return [
    {
      id: 'plate',
      name: 'Plate',
      description: 'Cells that belong together share hairlines inside one frame.',
      content: {
        kind: 'block',
        block: { blockType: 'card-grid', layout: 'plate', heading: 'Three shifts', cards: [...shifts], section },
      },
    },
    {
      id: 'columns',
      name: 'Columns',
      description: 'Equal columns, only where the things are equal.',
      content: {
        kind: 'block',
        block: {
          blockType: 'card-grid',
          layout: 'columns',
          heading: 'Four ways a warning is missed',
          cards: [
            { title: 'Nobody was looking', text: 'It stood in a system that no one on shift opens.', figure: 'watch' },
            { title: 'It looked ordinary', text: 'Alone, each value stayed inside its limits.', figure: 'threshold' },
            { title: 'It had no owner', text: 'Two desks each held half of it.', figure: 'overlap' },
            {
              title: 'It arrived too late',
              text: 'When it was passed on, the choice had gone.',
              figure: 'cascade',
            },
          ],
          section,
        },
      },
    },
    {
      id: 'rows',
      name: 'Rows',
      description: 'A drawing, a name and a sentence in each line.',
      content: {
        kind: 'block',
        block: {
          blockType: 'card-grid',
          layout: 'rows',
          heading: 'What a partner brings',
          intro: 'We build with the people who will use the product.',
          cards: [
            { title: 'One decision', text: 'Usually made after the moment it mattered.', figure: 'temporal' },
            { title: 'The people who make it', text: 'Two days of their time, where they work.', figure: 'behavioral' },
            {
              title: 'Their records',
              text: 'Maintenance records, shift logs and notes, as they are.',
              figure: 'joined-signals',
            },
          ],
          section,
        },
      },
    },
    {
      id: 'ledger',
      name: 'Ledger',
      description: 'Titles on the left, what they mean on the right: for reading, not for scanning.',
      content: {
        kind: 'block',
        block: {
          blockType: 'columns',
          layout: 'ledger',
          heading: 'Why co-create',
          columns: [
            {
              title: 'You hold the signals',
              text: 'The earliest signs sit where no vendor can see them. Your people can.',
            },
            { title: 'We bring the method', text: 'The framework, the modules and the score.' },
            {
              title: 'The product is shared',
              text: 'It is small and measured, and it stays when the 90-day build is over.',
            },
          ],
          section,
        },
      },
    },
    {
      id: 'panels',
      name: 'Panels',
      description: 'Three ways on, of falling width: the first is the one we would take.',
      content: {
        kind: 'block',
        block: {
          blockType: 'link-cards',
          layout: 'panels',
          heading: 'Three ways in',
          cards: [
            {
              link: { label: 'Sensory Intelligence', kind: 'address', address: '/sensory-intelligence' },
              text: 'The framework, one opening at a time.',
              figure: 'openings',
            },
            {
              link: { label: 'Platform', kind: 'address', address: '/platform' },
              text: 'Six modules that share one field.',
              figure: 'six-modules',
            },
            {
              link: { label: 'Industry solutions', kind: 'address', address: '/solutions' },
              text: 'Early signs in five industries.',
              figure: 'five-fields',
            },
          ],
          section,
        },
      },
    },
  ];
};

const heroes = (ground: Ground): Omit<Template, 'group'>[] => {
  const base = {
    blockType: 'hero',
    links: [
      { ...book, appearance: ground === 'white' || ground === 'frost' ? 'solid' : 'gradient' },
      { label: 'See how it works', kind: 'address', address: '/sensory-intelligence', appearance: 'outline' },
    ],
    section: { ground, spacing: 'standard' },
  } satisfies Partial<BlockOf<'hero'>>;
  const hero = (
    id: string,
    name: string,
    description: string,
    block: Pick<BlockOf<'hero'>, 'layout' | 'heading'> & Partial<BlockOf<'hero'>>,
  ): Omit<Template, 'group'> => ({ id, name, description, content: { kind: 'hero', block: { ...base, ...block } } });
  return [
    hero('measured', 'Measured', 'The headline carries the dimension line that measures the eye below it. Home only.', {
      layout: 'measured',
      heading: 'Close the gap between signal and sight.',
      intro: 'It connects the early warnings you already hold.',
      figure: 'sensor',
    }),
    hero('split', 'Split', 'Words left, a dial right.', {
      layout: 'split',
      heading: 'The curve bends before it breaks',
      intro: 'Demand, weather, assets and crews each carry part of the next hour.',
      figure: 'energy',
    }),
    hero('reversed', 'Reversed', 'The drawing first, for the second page in a row.', {
      layout: 'reversed',
      heading: 'Each floor stands on the one below',
      intro: 'A delay is set weeks before it is written down.',
      figure: 'construction',
    }),
    hero('centered', 'Centered', 'Words over the drawing, for an index.', {
      layout: 'centered',
      heading: 'Every industry has its own early signs',
      intro: 'Find the signs in yours and the time they leave you to act.',
      figure: 'insurance',
    }),
    hero('diagram', 'Diagram', 'Words beside a drawing that has words of its own.', {
      layout: 'split',
      badge: 'PLATFORM',
      heading: 'Six modules, one field',
      intro: 'Use one. Add the rest when you need them.',
      figure: 'six-modules',
    }),
    hero('plain', 'Plain', 'Words only: contact, legal, reference.', {
      layout: 'plain',
      heading: 'Tell us what you would like to see earlier',
      intro: 'A person who knows your industry reads every message.',
    }),
  ];
};

const grouped = (group: TemplateGroup, items: Omit<Template, 'group'>[]): Template[] =>
  items.map((item) => ({ ...item, group }));

export const templatesOn = (ground: Ground): Template[] => [
  ...grouped('section', sections(ground)),
  ...grouped('layout', layouts(ground)),
  ...grouped('hero', heroes(ground)),
];

const groupName = { section: 'section', layout: 'layout', hero: 'hero' } as const;

/** Each ground is reviewed separately: a template that works on white may not work on ocean. */
export const templateElement = (theme: Theme, { id, group, name, content }: Template): ReferenceElement => ({
  id: `template/${theme.id}-${group}-${id}`,
  name: `${name} ${groupName[group]} on ${theme.name}`,
  page: `templates/${theme.id}`,
  subject: content,
});

export const themeElement = (theme: Theme): ReferenceElement => ({
  id: `template/${theme.id}`,
  name: `${theme.name} theme`,
  page: 'templates',
  subject: theme,
});

export const templates: ReferenceElement[] = [
  ...themes.map(themeElement),
  ...themes.flatMap((theme) => templatesOn(theme.id).map((template) => templateElement(theme, template))),
];
