import type { SeedPage } from '../../types';
import { as, lines, toAddress, toDocument } from '../../write';
import { meta, on, shared, variantMeta } from './parts';

const main = '/about/careers';

export const careers: SeedPage = {
  title: 'Careers',
  path: main,
  meta: meta(
    'Careers at Alethia',
    'Open positions at Alethia in sales, partnerships, client solutions, design and research, what the work is like and how we hire.',
  ),
  blocks: [
    {
      blockType: 'hero',
      layout: 'reversed',
      heading: 'Work for people who notice',
      highlight: 'people who notice',
      intro:
        'Someone always saw it first. We build the tools that carry that observation to the person who can act on it.',
      links: [as('gradient', toAddress('See open positions', '#open-positions'))],
      figure: 'relay',
      section: on('graphite'),
    },
    {
      blockType: 'open-positions',
      layout: 'list',
      heading: 'Open positions',
      intro: 'Each page describes the work, the requirements and who tends to thrive in it.',
      emptyText: 'There are no open positions right now. If you notice things that others miss, write to us anyway.',
      generalText:
        'Not one of these, but you notice things? Tell us what you noticed that others missed and what you did about it.',
      generalSubject: 'General application',
      section: on('white', 'open-positions'),
    },
    {
      blockType: 'columns',
      layout: 'columns',
      heading: 'What it is like here',
      intro: 'What an ordinary week looks like.',
      columns: [
        {
          title: 'You go and look',
          text: 'Before we model a decision we sit beside the people who make it: a night in a control room, a week on a claims floor, a shift in a yard. Designers and sales directors go too.',
          points: lines('Two field days in your first month', 'Notes shared with the people they are about'),
        },
        {
          title: 'You say what you do not know',
          text: 'Our readings state their sources and their doubts, and so do we. Every objection is written down with a name, answered and kept with the decision.',
          points: lines('Decisions on one page, dissent included', 'A review after each deployment, good or bad'),
        },
        {
          title: 'You finish small things',
          text: 'We promise partners a finished product in 90 days. That works because we cut scope early and leave out what no one will use. Evenings are your own.',
          points: lines('One product per team at a time', 'A week without meetings between deployments'),
        },
      ],
      section: on('graphite', 'working-here'),
    },
    {
      blockType: 'numbered-steps',
      layout: 'columns',
      heading: 'How we hire',
      intro: 'Four steps, with an answer after each one.',
      steps: [
        {
          title: 'You write',
          text: 'A letter and something that shows your work. We read the letter first. Where you studied matters less than what you saw there.',
        },
        {
          title: 'We talk',
          text: 'Thirty minutes with the person you would report to. You ask as much as we do, and we tell you what is hard about the role.',
        },
        {
          title: 'We work together',
          text: 'Half a day on a real question with two future colleagues. No puzzles and no homework.',
        },
        {
          title: 'You hear from us',
          text: 'A yes with terms or a no with reasons. You may ask about either, and the person who decided answers.',
        },
      ],
      section: on('white', 'hiring'),
    },
    {
      blockType: 'contact-banner',
      heading: 'A question before you apply?',
      text: 'Ask us. Your question plays no part in how we decide on an application.',
      links: [
        as('solid', toDocument('Contact us', 'pages', '/contact')),
        as('text', toDocument('About Alethia', 'pages', '/about')),
      ],
      section: on('frost', 'contact'),
    },
  ],
};

export const careersBackup: SeedPage = {
  title: 'Careers, as cards',
  path: '/about/careers-backup',
  meta: variantMeta(
    main,
    'Careers, as cards',
    'What an ordinary week at Alethia is like, followed by the open positions in sales, partnerships, design and research as cards.',
  ),
  blocks: [
    {
      blockType: 'hero',
      layout: 'reversed',
      heading: 'Perhaps you were the one who saw it first',
      highlight: 'saw it first',
      intro: 'Alethia is a place for people whose remarks turn out to matter. Read how we work, then find your role.',
      links: [as('gradient', toAddress('Find your place', '#open-positions'))],
      figure: 'edge',
      section: on('indigo'),
    },
    shared(main, 'working-here', 'white', 'ledger'),
    shared(main, 'open-positions', 'white', 'grid'),
    shared(main, 'hiring', 'graphite', 'ledger'),
    shared(main, 'contact', 'white'),
  ],
};
