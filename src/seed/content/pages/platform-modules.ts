import type { CapabilityCardsBlock } from '@payload-types';
import { lines, toNowhere } from '../../write';

type Card = CapabilityCardsBlock['cards'][number];

/** 'Learn more' leads nowhere yet (content document, "Platform"). */
const platformModule = (
  figure: Card['figure'],
  words: { title: string; text: string; focusAreas: [string, string, string, string] },
): Card => ({
  title: words.title,
  text: words.text,
  points: lines(...words.focusAreas),
  figure,
  hasLink: true,
  link: toNowhere('Learn more'),
});

export const modules: Card[] = [
  platformModule('core', {
    title: 'Core',
    text: 'Three weak signals, one failing pump.',
    focusAreas: ['Knowledge graph', 'Pattern detection', 'Baselines by site and season', 'SiQ measurement'],
  }),
  platformModule('edge', {
    title: 'Edge',
    text: 'A feeder, a yard, a voice note from a roof.',
    focusAreas: ['Sensors and gateways', 'Offline capture', 'Voice, text, photo notes', 'Filtering at source'],
  }),
  platformModule('pulse', {
    title: 'Pulse',
    text: 'Interrupts rarely. Says who can act by when.',
    focusAreas: ['Watch lists', 'Alerts by time left', 'On-call escalation', 'Alert history'],
  }),
  platformModule('flow', {
    title: 'Flow',
    text: 'Reads your systems where they are.',
    focusAreas: ['Connectors', 'Asset and name matching', 'Clock and unit alignment', 'Access rights by field'],
  }),
  platformModule('studio', {
    title: 'Studio',
    text: 'Replays a past season to find its signal.',
    focusAreas: ['Decision maps', 'Event replay', 'Option simulation', 'Product design'],
  }),
  platformModule('lens', {
    title: 'Lens',
    text: 'Dispatch sees two days, risk the quarter.',
    focusAreas: ['Views by role', 'Traceable reasons', 'Plain-language questions', 'Control room and field'],
  }),
];
