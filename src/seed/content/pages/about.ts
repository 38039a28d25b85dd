import type { SeedPage } from '../../types';
import { as, body, p, toAddress, toDocument } from '../../write';
import { meta, on } from './parts';

export const about: SeedPage = {
  title: 'About',
  path: '/about',
  meta: meta(
    'About Alethia and its mission',
    'Alethia makes software that shows decision makers what their organization already senses. What the name means, what we work for and who we are.',
  ),
  blocks: [
    {
      blockType: 'hero',
      layout: 'below',
      heading: 'It was there all along',
      intro:
        'Aletheia is Greek for unconcealment: what was there all along becomes visible. We make the software that does it for organizations too large to see themselves.',
      links: [as('outline', toAddress('Read our mission', '#mission'))],
      figure: 'unconcealment',
      section: on('graphite'),
    },
    {
      blockType: 'rich-text',
      heading: 'Our mission',
      body: body(
        p(
          '**We work so that no one has to say afterward: we could’ve known.** After every failed pump, unexpected loss and empty shelf there’s a review, and it finds the same thing. A mechanic had heard it. A clerk had written it down. A gauge had recorded it. None of them could see the others.',
        ),
        p(
          'Most systems analyze what already happened. They do it well, and we don’t replace them. Sensory Intelligence covers the hours and weeks before: it combines human judgment, situational context and machine intelligence, and shows a shift to the person who can still act on it.',
        ),
        p(
          'People notice and machines compare. So every alert lists its sources, anyone affected can challenge it, and a person makes the decision and answers for it.',
        ),
        p(
          'We hold ourselves to the score we give our partners. SiQ, the Sensory Intelligence Quotient, shows how early you saw it before we came and how early you see it now. After a 90-day build there’s a finished product in use and a number on the table. If the number hasn’t moved, we say so.',
        ),
      ),
      section: on('white', 'mission'),
    },
    {
      blockType: 'statement',
      layout: 'plain',
      text: 'A warning seen too late is only a record.',
      section: on('ocean', 'belief'),
    },
    {
      blockType: 'link-cards',
      layout: 'rows',
      heading: 'Who you’d work with',
      intro: 'Most of us have sat on both sides of the review afterward.',
      cards: [
        {
          link: toDocument('Leadership', 'pages', '/leadership'),
          text: 'Six people lead Alethia. Where they come from and what each one answers for.',
          figure: 'behavioral',
        },
        {
          link: toAddress('Careers', '/careers'),
          text: 'Open positions in sales, partnerships, client solutions, design and research.',
          figure: 'path',
        },
      ],
      section: on('white', 'people'),
    },
    {
      blockType: 'contact-banner',
      heading: 'Write or call us',
      text: 'One person reads every message and makes sure it gets an answer.',
      showDetails: true,
      links: [as('solid', toDocument('Get in touch', 'pages', '/contact'))],
      section: on('frost', 'contact'),
    },
  ],
};
