import type { CapabilityCardsBlock } from '@payload-types';
import { lines, toNowhere } from '../../write';

type Card = CapabilityCardsBlock['cards'][number];

/** 'Learn more' leads nowhere yet (content document, "Platform"). */
const platformModule = (
  figure: Card['figure'],
  words: { title: string; subtitle: string; text: string; focusAreas: [string, string, string, string] },
): Card => ({
  title: words.title,
  subtitle: words.subtitle,
  text: words.text,
  pointsLabel: 'Focus areas',
  points: lines(...words.focusAreas),
  figure,
  hasLink: true,
  link: toNowhere('Learn more'),
});

export const modules: Card[] = [
  platformModule('core', {
    title: 'Core',
    subtitle: 'Pattern detection and knowledge graph',
    text: 'Core links every reading in one graph and finds what no single source shows: three weak signals from one pump.',
    focusAreas: ['Knowledge graph', 'Pattern detection', 'Baselines by site and season', 'SiQ measurement'],
  }),
  platformModule('edge', {
    title: 'Edge',
    subtitle: 'Distributed signal capture',
    text: 'Edge captures signals at a feeder, in a yard or in an adjuster’s voice note from a roof.',
    focusAreas: ['Sensors and gateways', 'Voice, text and photo notes', 'Offline capture', 'Filtering at source'],
  }),
  platformModule('pulse', {
    title: 'Pulse',
    subtitle: 'Monitoring and alerting',
    text: 'Pulse interrupts rarely. Each alert names the shift, its sources, the time left and who can act.',
    focusAreas: ['Watch lists', 'Alerts by time left', 'On-call escalation', 'Alert history'],
  }),
  platformModule('flow', {
    title: 'Flow',
    subtitle: 'Data integration',
    text: 'Flow reads your systems in place, matches names, aligns clocks and traces any field to its source.',
    focusAreas: ['Connectors', 'Asset and name matching', 'Clock and unit alignment', 'Access rights by field'],
  }),
  platformModule('studio', {
    title: 'Studio',
    subtitle: 'Design and simulation',
    text: 'Studio replays past seasons: what was visible the week before, and which signal mattered most?',
    focusAreas: ['Decision maps', 'Event replay', 'Option simulation', 'Product design'],
  }),
  platformModule('lens', {
    title: 'Lens',
    subtitle: 'Role-aware interface',
    text: 'Lens shows a dispatcher the next two days, a planner six weeks and a risk officer the quarter.',
    focusAreas: ['Views by role', 'Traceable reasons', 'Plain-language questions', 'Control room and field'],
  }),
];
