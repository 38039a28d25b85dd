import type { SeedPage } from '../../types';
import { as, lines, toAddress, toDocument } from '../../write';
import { meta, on } from './parts';

/** `/about/newsletters`: The Signal, its issues and the subscription form. */
export const newsletters: SeedPage = {
  title: 'The Signal',
  path: '/about/newsletters',
  meta: meta(
    'The Signal, a monthly newsletter',
    'The Signal is Alethia’s monthly newsletter on perception in large organisations: one case, one method and one open question in every issue.',
  ),
  blocks: [
    {
      blockType: 'hero',
      layout: 'split',
      heading: 'The Signal: one reading a month',
      highlight: 'one reading a month',
      intro:
        'A monthly letter about things that were visible before they were seen. One case followed back to its first evidence, one method you can try, one question we cannot answer yet.',
      links: [as('gradient', toAddress('Subscribe to The Signal', '#subscribe'))],
      figure: 'pulse',
      section: on('graphite'),
    },
    {
      blockType: 'newsletter-issues',
      layout: 'list',
      heading: 'Published issues',
      intro: 'Every issue stays open to read. Start with the one whose question is yours.',
      limit: 12,
      section: on('white', 'issues'),
    },
    {
      blockType: 'columns',
      layout: 'columns',
      heading: 'What you receive',
      intro: 'The Signal arrives once a month and takes about as long to read as a cup of coffee takes to drink.',
      columns: [
        {
          title: 'One case',
          text: 'An event that surprised an industry, taken apart signal by signal: who could have seen what, from when on, and where the evidence stopped. Names are left out, the chain of evidence is not.',
        },
        {
          title: 'One method',
          text: 'A practice that a team can try in the same week without buying anything: how to keep a log of weak signals, how to word a doubt so that it survives a meeting, how to find the baseline of a shift.',
        },
        {
          title: 'One open question',
          text: 'Something we are working on and do not know. Readers answer, and the best answers open the next issue, with the permission of those who wrote them.',
          points: lines('Monthly, never in between', 'Written by the people who do the work', 'One click to leave'),
        },
      ],
      section: on('graphite', 'about-the-signal'),
    },
    {
      blockType: 'newsletter-signup',
      heading: 'Subscribe to The Signal',
      text: 'One letter a month, to the address you give us. It is used for The Signal and for nothing else.',
      note: 'What we keep, for how long, and how to have it erased is written in our privacy policy.',
      hasNoteLink: true,
      noteLink: toDocument('Privacy', 'legal-pages', 'privacy'),
      section: on('white', 'subscribe'),
    },
    {
      blockType: 'contact-banner',
      heading: 'Seen something we should write about?',
      text: 'Send us a case, an objection or the name of somebody who saw it coming. Confidences are kept.',
      links: [
        as('solid', toDocument('Contact us', 'pages', '/contact')),
        as('text', toDocument('About Alethia', 'pages', '/about')),
      ],
      section: on('frost', 'contact'),
    },
  ],
};
