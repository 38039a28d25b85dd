import type { CapabilityCardsBlock } from '@payload-types';
import { lines, toNowhere } from '../../write';

type Card = CapabilityCardsBlock['cards'][number];

/** A module with its four focus areas. Its 'Learn more' leads nowhere yet (content document, "Platform"). */
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
    text: 'Core holds every reading in one knowledge graph: who saw it, where, when, and what it touches. On that graph it looks for patterns that no single source contains, such as three weak readings that belong to the same pump, or four claims that share one installer.',
    focusAreas: [
      'Knowledge graph across five dimensions',
      'Pattern detection with its evidence listed',
      'Baselines for each site, season and role',
      'SiQ measurement, before and after',
    ],
  }),
  platformModule('edge', {
    title: 'Edge',
    subtitle: 'Distributed signal capture',
    text: 'Edge gathers evidence where it first appears: at a feeder, in a yard, in a shift log, in the voice note of an adjuster on a roof. It keeps working when the connection does not, and sends only what the decision needs.',
    focusAreas: [
      'Sensor, device and gateway readings',
      'Field notes by voice, text and picture',
      'Capture that continues offline',
      'Filtering at the source, for privacy and bandwidth',
    ],
  }),
  platformModule('pulse', {
    title: 'Pulse',
    subtitle: 'Monitoring and alerting',
    text: 'Pulse watches the field continuously and speaks rarely. An alert names the shift, the evidence, the time left to act and the person who can act on it. Alerts that proved useless lower their own rank the next time.',
    focusAreas: [
      'Watch lists for each decision and owner',
      'Alerts with the time left to choose',
      'Escalation that follows shifts and on-call rotas',
      'A record of what was known, and when',
    ],
  }),
  platformModule('flow', {
    title: 'Flow',
    subtitle: 'Data integration',
    text: 'Flow joins the systems you already have without moving them. It reads data platforms, messaging and work management where they are, reconciles names and clocks, and keeps the origin of every field, so that a reading can be traced to its source in one step.',
    focusAreas: [
      'Connectors for data, work and messaging systems',
      'Matching of assets, people and places',
      'Clocks and units reconciled at entry',
      'Origin and access rights kept with each field',
    ],
  }),
  platformModule('studio', {
    title: 'Studio',
    subtitle: 'Design and simulation',
    text: 'In Studio a team describes a decision, lays out the signals that bear on it and rehearses it against past seasons. What would have been visible on the Tuesday before? Which reading mattered most? The answers become the next small product, an MxP.',
    focusAreas: [
      'Decision maps drawn with the people who decide',
      'Replay of past events, signal by signal',
      'Simulation of options and their consequences',
      'Design of new MxPs from proven parts',
    ],
  }),
  platformModule('lens', {
    title: 'Lens',
    subtitle: 'Role-aware interface',
    text: 'Lens shows each role what that role can act on. The dispatcher sees the next two hours, the maintenance planner the next six weeks, the risk officer the quarter. All of them look at the same field, so they can speak about the same thing.',
    focusAreas: [
      'Views for operators, planners and executives',
      'Reasons one step behind every statement',
      'Questions in plain language, answers with sources',
      'Use in the control room, on the desk and in the field',
    ],
  }),
];
