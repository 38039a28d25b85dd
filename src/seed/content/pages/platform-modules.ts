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
  points: lines(...words.focusAreas),
  figure,
  hasLink: true,
  link: toNowhere('Learn more'),
});

export const modules: Card[] = [
  platformModule('core', {
    title: 'Core',
    subtitle: 'Pattern detection and knowledge graph',
    text: 'Finds what no single source shows: three weak signals, one failing pump.',
    focusAreas: ['Knowledge graph', 'Pattern detection', 'Baselines by site and season', 'SiQ measurement'],
  }),
  platformModule('edge', {
    title: 'Edge',
    subtitle: 'Distributed signal capture',
    text: 'Picks up a feeder, a yard, an adjuster’s voice note from a roof.',
    focusAreas: ['Sensors and gateways', 'Voice, text and photo notes', 'Offline capture', 'Filtering at source'],
  }),
  platformModule('pulse', {
    title: 'Pulse',
    subtitle: 'Monitoring and alerting',
    text: 'Interrupts rarely, and says who can act and how long they have.',
    focusAreas: ['Watch lists', 'Alerts by time left', 'On-call escalation', 'Alert history'],
  }),
  platformModule('flow', {
    title: 'Flow',
    subtitle: 'Data integration',
    text: 'Reads your systems in place and matches names and clocks.',
    focusAreas: ['Connectors', 'Asset and name matching', 'Clock and unit alignment', 'Access rights by field'],
  }),
  platformModule('studio', {
    title: 'Studio',
    subtitle: 'Design and simulation',
    text: 'Replays past seasons: which signal mattered most?',
    focusAreas: ['Decision maps', 'Event replay', 'Option simulation', 'Product design'],
  }),
  platformModule('lens', {
    title: 'Lens',
    subtitle: 'Role-aware interface',
    text: 'Shows a dispatcher two days, a planner six weeks, a risk officer the quarter.',
    focusAreas: ['Views by role', 'Traceable reasons', 'Plain-language questions', 'Control room and field'],
  }),
];
