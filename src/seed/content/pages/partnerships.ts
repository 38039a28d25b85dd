import type { SeedPage } from '../../types';
import { as, lines, toAddress, toDocument } from '../../write';
import { meta, on } from './parts';

/** `/platform/partnerships`: Alethia Fusion, the co-creation process in six phases. */
export const partnerships: SeedPage = {
  title: 'Partnerships',
  path: '/platform/partnerships',
  meta: meta(
    'Co-creation process',
    'Alethia Fusion is a co-creation process in six phases, from a two-day conversation to an industry solution, with a first product in 90 days.',
  ),
  blocks: [
    {
      blockType: 'hero',
      layout: 'split',
      badge: 'Alethia Fusion',
      heading: 'The co-creation process: from one late decision to an industry solution',
      highlight: 'one late decision',
      intro:
        'You know where your industry is surprised. We know how perception is built. Alethia Fusion is the programme in which the two become a product that neither could make alone.',
      links: [
        as('gradient', toAddress('Book a discovery session', '/book')),
        as('outline', toAddress('See the six phases', '#phases')),
      ],
      figure: 'overlap',
      section: on('graphite'),
    },
    {
      blockType: 'columns',
      layout: 'ledger',
      heading: 'Why co-create',
      intro:
        'Software that is specified, bought and rolled out fits the organisation that wrote the specification a year ago. Perception has to fit the one that works there today.',
      columns: [
        {
          title: 'The evidence is yours',
          text: 'The earliest signs of a shift sit in places that no vendor can see from outside: a dispatcher’s habit, a phrase in claims notes, a valve that everybody on the night shift listens to. They come to light when those people are in the room.',
        },
        {
          title: 'The judgment is yours as well',
          text: 'A reading matters only to somebody who can act on it. Those who will decide with the product shape it from the first day, so on the day it goes live nobody has to be persuaded to look at it.',
        },
        {
          title: 'The method is ours',
          text: 'We bring the framework, the six modules and the measure. SiQ is taken before we begin and again when the first product is in use, so both sides can see what the work was worth.',
        },
      ],
      section: on('white', 'why'),
    },
    {
      blockType: 'deployment-phases',
      layout: 'scale',
      heading: 'Six phases, drawn to scale',
      intro:
        'Each phase ends with something you keep and with a decision, on both sides, whether to take the next one.',
      source: 'collection',
      section: on('white', 'phases'),
    },
    {
      blockType: 'card-grid',
      layout: 'plate',
      heading: 'What makes it different',
      intro: 'Three differences that a partner can check, one after the other.',
      cards: [
        {
          title: 'Speed to value',
          text: 'Ninety days after the build begins an MxP, a Minimal Exceptional Product, is in daily use. It covers one decision and covers it completely: live evidence, named owners, a score before and after. A prototype shows what could be. An MxP is used on a Monday morning.',
          figure: 'path',
        },
        {
          title: 'Industry breakthrough',
          text: 'We look for the decision that everybody in your industry makes too late, because nobody owns all of its evidence. Solved once, with a partner who has the standing to prove it, it changes what the industry expects to know.',
          figure: 'threshold',
        },
        {
          title: 'Shared success',
          text: 'What is built together is also taken to market together. You hold an exclusive deployment lead of 12-24 months; after that the industry joins a practice that carries your experience, and both of us gain from its growth.',
          figure: 'three-circles',
        },
      ],
      section: on('graphite', 'differentiators'),
    },
    {
      blockType: 'columns',
      layout: 'columns',
      heading: 'Who we look for',
      intro: 'Few partners at a time, one in each field of work. These are the criteria we apply, to ourselves too.',
      columns: [
        {
          title: 'What you bring',
          text: 'An organisation that decides under pressure of time, and knows what a late decision has cost it.',
          points: lines(
            'Readiness to deploy within 90 days',
            'One executive who owns the decision and its outcome',
            'Access to the people nearest to the evidence',
            'Live data, with the right to use it',
          ),
        },
        {
          title: 'What you receive',
          text: 'A product in use, the capability to extend it, and time in which nobody else in your industry has it.',
          points: lines(
            'An exclusive 12-24 month deployment lead',
            'A first product measured by its SiQ',
            'Your team trained to build the next one',
            'A voice in where the platform goes',
          ),
        },
        {
          title: 'When we say no',
          text: 'We would rather decline in the first week than disappoint in the tenth. The reasons are usually these.',
          points: lines(
            'The decision has no owner',
            'The evidence exists, but may not be used',
            'A report is wanted, not a change',
            'The question is already answered elsewhere',
          ),
        },
      ],
      section: on('white', 'criteria'),
    },
    {
      blockType: 'cta-band',
      heading: 'Tell us where your industry is regularly surprised.',
      text: 'The first conversation takes thirty minutes. By its end we both know whether one or two days of work together are worth spending.',
      primary: toAddress('Book a discovery session', '/book'),
      hasSecondary: true,
      secondary: toDocument('Explore the platform', 'pages', '/platform'),
      facts: [
        { label: 'first step', value: '30 minutes' },
        { label: 'first phase', value: '1-2 days' },
        { label: 'first product', value: '90 days' },
      ],
      section: on('frost', 'discovery-session'),
    },
  ],
};
