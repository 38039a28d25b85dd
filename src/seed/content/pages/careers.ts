import type { SeedPage } from '../../types';
import { as, lines, toAddress, toDocument } from '../../write';
import { meta, on, shared, variantMeta } from './parts';

const main = '/about/careers';

/** `/about/careers`: the open positions as a list, and working here. */
export const careers: SeedPage = {
  title: 'Careers',
  path: main,
  meta: meta(
    'Careers at Alethia',
    'Open positions at Alethia in sales, partnerships, client solutions, design and research, what the work is like, and how we come to a decision.',
  ),
  blocks: [
    {
      blockType: 'hero',
      layout: 'split',
      heading: 'Work for people who notice',
      highlight: 'people who notice',
      intro:
        'Somebody always saw it first. We build what carries that observation to the person who can act on it, and we look for colleagues who make such observations themselves.',
      links: [as('gradient', toAddress('See open positions', '#open-positions'))],
      figure: 'path',
      section: on('graphite'),
    },
    {
      blockType: 'open-positions',
      layout: 'list',
      heading: 'Open positions',
      intro: 'Each page says what the work is, what it asks and who tends to thrive in it.',
      emptyText:
        'There is no open position at the moment. If you notice things that others pass by, write to us all the same.',
      generalText:
        'None of these is yours, and still you belong here? Tell us what you noticed that others passed by, and what you did about it.',
      generalSubject: 'General application',
      section: on('white', 'open-positions'),
    },
    {
      blockType: 'columns',
      layout: 'columns',
      heading: 'What it is like here',
      intro: 'Three things that are true on an ordinary Tuesday.',
      columns: [
        {
          title: 'You go and look',
          text: 'Before we model a decision we sit beside those who make it: a night in a control room, a week on a claims floor, a shift in a yard. Designers and sales directors go as well as researchers.',
          points: lines('Two field days in your first month', 'Notes are shared with the people they are about'),
        },
        {
          title: 'You say what you do not know',
          text: 'A reading of ours states its evidence and its doubts, and so do we. An objection is written down with a name, answered, and kept beside the decision it concerned.',
          points: lines('Decisions on one page, with the dissent', 'A review after each deployment, good or bad'),
        },
        {
          title: 'You finish small things',
          text: 'We promise partners a finished product in 90 days. That works because we cut scope early, leave out what nobody will use and stop starting. Evenings are for other things.',
          points: lines('One product per team at a time', 'A week without meetings between two deployments'),
        },
      ],
      section: on('graphite', 'working-here'),
    },
    {
      blockType: 'numbered-steps',
      layout: 'columns',
      heading: 'How we come to a decision',
      intro: 'Four steps, and an answer after each of them, whichever way it goes.',
      steps: [
        {
          title: 'You write',
          text: 'A letter and whatever shows your work. We read the letter first. Where you studied matters less than what you saw there.',
        },
        {
          title: 'We talk',
          text: 'Thirty minutes with the person you would report to. You ask as much as we do, and we tell you what is hard about the role.',
        },
        {
          title: 'We work together',
          text: 'Half a day on a real question with two future colleagues. No puzzles, and nothing that you have to prepare at night.',
        },
        {
          title: 'You hear from us',
          text: 'A yes with terms, or a no with its reasons. You may ask about either, and the person who decided answers.',
        },
      ],
      section: on('white', 'hiring'),
    },
    {
      blockType: 'contact-banner',
      heading: 'A question before you apply?',
      text: 'Ask it. A person reads it, and it has no part in what we decide about an application.',
      links: [
        as('solid', toDocument('Contact us', 'pages', '/contact')),
        as('text', toDocument('About Alethia', 'pages', '/about')),
      ],
      section: on('frost', 'contact'),
    },
  ],
};

/** `/about/careers-backup`: the same positions as a grid of cards, after working here. */
export const careersBackup: SeedPage = {
  title: 'Careers, as cards',
  path: '/about/careers-backup',
  meta: variantMeta(
    main,
    'Careers, as cards',
    'What working at Alethia is like on an ordinary Tuesday, followed by the open positions in sales, partnerships, design and research as cards.',
  ),
  blocks: [
    {
      blockType: 'hero',
      layout: 'reversed',
      heading: 'Somebody always saw it first. Perhaps it was you.',
      highlight: 'saw it first',
      intro: 'Alethia is a place for people whose remarks turn out to matter. Read how we work, then find your place.',
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
