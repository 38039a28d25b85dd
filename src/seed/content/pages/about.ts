import type { SeedPage } from '../../types';
import { as, body, p, toAddress, toDocument } from '../../write';
import { meta, on } from './parts';

export const about: SeedPage = {
  title: 'About',
  path: '/about',
  meta: meta(
    'About Alethia and its mission',
    'Alethia shows decision makers what their organization already senses. Read what the name means, what we work for and who we are.',
  ),
  blocks: [
    {
      blockType: 'hero',
      layout: 'below',
      heading: 'It was there all along',
      intro:
        'Aletheia is Greek for unconcealment: something present becomes visible. We do that for organizations too large to see themselves.',
      links: [as('outline', toAddress('Read our mission', '#mission'))],
      figure: 'unconcealment',
      section: on('graphite'),
    },
    {
      blockType: 'rich-text',
      heading: 'Our mission',
      body: body(
        p(
          '**We work so that no one has to say afterward: we could have known.** After every failed pump, unexpected loss and empty shelf there is a review, and the review finds the same thing. A mechanic had heard it. A clerk had written it down. A gauge had recorded it. None of them could see the others.',
        ),
        p(
          'Traditional systems analyze what already happened. They do it well, and we do not replace them. Sensory Intelligence covers the hours and weeks before: it combines human judgment, situational context and machine intelligence and shows an emerging shift to the person who can still act on it.',
        ),
        p(
          'People perceive and machines compare. So every reading we give lists its sources, anyone it concerns can question the inference, and a person makes the decision and answers for it.',
        ),
        p(
          'We hold ourselves to the score we give our partners. SiQ, the Sensory Intelligence Quotient, shows how early a shift was perceived before we came and how early it is perceived now. After a 90-day build there is a small, finished product in use and a number on the table. If the number has not moved, we say so.',
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
      heading: 'Who you would work with',
      intro: 'Most of us have stood on both sides of a late decision.',
      cards: [
        {
          link: toDocument('Leadership', 'pages', '/leadership'),
          text: 'Six people lead Alethia. Read where each of them comes from and what each is responsible for.',
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
      text: 'One person reads every message and makes sure it is answered.',
      showDetails: true,
      links: [as('solid', toDocument('Get in touch', 'pages', '/contact'))],
      section: on('frost', 'contact'),
    },
  ],
};
