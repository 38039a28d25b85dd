import type { SeedPage } from '../../types';
import { as, lines, toAddress, toDocument } from '../../write';
import { meta, on, shared, variantMeta } from './parts';

const main = '/about/careers';

export const careers: SeedPage = {
  title: 'Careers',
  path: main,
  meta: meta(
    'Careers at Alethia',
    'Open positions at Alethia in sales, partnerships, client solutions, design and research. What the work is like and how we hire.',
  ),
  blocks: [
    {
      blockType: 'hero',
      layout: 'reversed',
      heading: 'Work with people who notice',
      highlight: 'people who notice',
      intro: 'Someone always saw it first. We build the software that gets it to the person who can act.',
      links: [as('gradient', toAddress('See open positions', '#open-positions'))],
      figure: 'relay',
      section: on('graphite'),
    },
    {
      blockType: 'open-positions',
      layout: 'list',
      heading: 'Open positions',
      intro: 'What the work is, what it takes and who does well in it.',
      emptyText: 'There are no open positions right now. If you notice things others miss, write to us anyway.',
      generalText:
        'Not one of these, but you notice things? Tell us what you noticed that others missed and what you did about it.',
      generalSubject: 'General application',
      section: on('white', 'open-positions'),
    },
    {
      blockType: 'quotation',
      text: 'I show a new screen for two seconds and ask what should be done. If you tell me about the screen, it goes back.',
      person: 'Hana Kirimoto',
      role: 'Chief Product and Design Officer',
      drawing: 'outside',
      section: on('white'),
    },
    {
      blockType: 'columns',
      layout: 'columns',
      heading: 'What it’s like here',
      intro: 'An ordinary week.',
      columns: [
        {
          title: 'You go and look',
          text: 'Before we model a decision, we sit beside the people who make it: a night in a control room, a week on a claims floor, a shift in a yard. Designers and sales directors go too.',
          points: lines('Two field days in your first month', 'Notes shared with the people they’re about'),
        },
        {
          title: 'You say what you don’t know',
          text: 'Our alerts state their sources and their doubts, and so do we. Every objection goes on record with a name and gets an answer.',
          points: lines('Decisions on one page, dissent included', 'A review after each deployment, good or bad'),
        },
        {
          title: 'You finish small things',
          text: 'We promise partners a finished product in 90 days. It works because we cut scope early and leave out what no one will use. Your evenings are your own.',
          points: lines('One product per team at a time', 'A week without meetings between deployments'),
        },
      ],
      section: on('graphite', 'working-here'),
    },
    {
      blockType: 'numbered-steps',
      layout: 'columns',
      heading: 'How we hire',
      intro: 'Four steps, and an answer after each one.',
      steps: [
        {
          title: 'You write',
          text: 'A letter and something that shows your work. We read the letter first. What you saw matters more than where you studied.',
        },
        {
          title: 'We talk',
          text: 'Thirty minutes with the person you’d report to. You ask as much as we do, and we’ll tell you what’s hard about the role.',
        },
        {
          title: 'We work together',
          text: 'Half a day on a real question with two future colleagues. No puzzles and no homework.',
        },
        {
          title: 'You hear from us',
          text: 'A yes with terms or a no with reasons. Ask about either, and the person who decided will answer.',
        },
      ],
      section: on('white', 'hiring'),
    },
    {
      blockType: 'contact-banner',
      heading: 'A question before you apply?',
      text: 'Ask us. It won’t count for or against you.',
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
    'What an ordinary week at Alethia is like, and the open positions in sales, partnerships, client solutions, design and research as cards.',
  ),
  blocks: [
    {
      blockType: 'hero',
      layout: 'reversed',
      heading: 'Maybe you’re the one who saw it first',
      highlight: 'saw it first',
      intro: 'Alethia is for people whose remarks turn out to matter. See how we work, then find your role.',
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
