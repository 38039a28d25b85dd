import type { SeedPage } from '../../types';
import { as, lines, toAddress, toDocument } from '../../write';
import { meta, on } from './parts';

export const newsletters: SeedPage = {
  title: 'The Signal',
  path: '/about/newsletters',
  meta: meta(
    'The Signal, a monthly newsletter',
    'The Signal is Alethia’s monthly newsletter on early signs in large organizations: one case, one method and one open question in every issue.',
  ),
  blocks: [
    {
      blockType: 'hero',
      layout: 'split',
      heading: 'The Signal: one reading a month',
      highlight: 'one reading a month',
      intro: 'Once a month: one case traced to its first sign, one method to try and one question we can’t answer yet.',
      links: [as('gradient', toAddress('Subscribe to The Signal', '#subscribe'))],
      figure: 'issue',
      section: on('graphite'),
    },
    {
      blockType: 'newsletter-issues',
      layout: 'list',
      heading: 'Published issues',
      intro: 'Every issue is free to read.',
      limit: 12,
      section: on('white', 'issues'),
    },
    {
      blockType: 'columns',
      layout: 'columns',
      heading: 'What you receive',
      intro: 'Once a month. One coffee long.',
      columns: [
        {
          title: 'One case',
          text: 'An event that surprised an industry, signal by signal: who could have seen what, since when, and where it stopped. We leave names out.',
        },
        {
          title: 'One method',
          text: 'Something your team can try this week without buying anything: keep a log of weak signals, or word a doubt so it survives a meeting.',
        },
        {
          title: 'One open question',
          text: 'A problem we’re still working on. Readers answer, and the best answers open the next issue.',
          points: lines(
            'Monthly, never in between',
            'Written by the people who do the work',
            'Unsubscribe in one click',
          ),
        },
      ],
      section: on('graphite', 'about-the-signal'),
    },
    {
      blockType: 'newsletter-signup',
      heading: 'Subscribe to The Signal',
      text: 'One email a month. We use your address for The Signal and nothing else.',
      note: 'Unsubscribe whenever you like.',
      hasNoteLink: true,
      noteLink: toDocument('Our privacy policy says what we keep and how to erase it.', 'legal-pages', 'privacy'),
      section: on('white', 'subscribe'),
    },
    {
      blockType: 'contact-banner',
      heading: 'Seen something we should write about?',
      text: 'Send us a case, an objection or the name of someone who saw it coming. We keep confidences.',
      links: [
        as('solid', toDocument('Contact us', 'pages', '/contact')),
        as('text', toDocument('About Alethia', 'pages', '/about')),
      ],
      section: on('frost', 'contact'),
    },
  ],
};
