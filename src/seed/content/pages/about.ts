import type { SeedPage } from '../../types';
import { as, body, p, toAddress, toDocument } from '../../write';
import { meta, on } from './parts';

/** `/about`: name, mission, people, contact. */
export const about: SeedPage = {
  title: 'About',
  path: '/about',
  meta: meta(
    'About Alethia and its mission',
    'Alethia makes what an organisation already senses visible to those who decide. Read what the name means, what we work for and who we are.',
  ),
  blocks: [
    {
      blockType: 'hero',
      layout: 'split',
      heading: 'It was there all along',
      intro:
        'Aletheia is the Greek word for unconcealment: something present becomes visible. That is all we do, for organisations too large to see themselves.',
      links: [as('outline', toAddress('Read our mission', '#mission'))],
      figure: 'lens',
      section: on('graphite'),
    },
    {
      blockType: 'rich-text',
      heading: 'Our mission',
      body: body(
        p(
          '**We work so that nobody has to say afterwards: we could have known.** After every failed pump, unexpected loss and empty shelf there is a review, and the review finds the same thing. A mechanic had heard it. A clerk had written it down. A gauge had recorded it. The evidence was there, in good time and in good order, in places that could not see one another.',
        ),
        p(
          'Traditional systems analyse what already happened. They are good at it, and we do not replace them. We built Sensory Intelligence for the hours and weeks before that: it combines human judgment, situational context and machine intelligence in one field of view, and shows an emerging shift to the person who can still act on it.',
        ),
        p(
          'We hold that people perceive and machines compare. A machine that decides alone is as blind as a person who reads alone. So every reading of ours names its evidence, every inference can be questioned by those it concerns, and the decision stays with somebody who can be asked about it.',
        ),
        p(
          'We measure ourselves by the same score as our partners. SiQ, the Sensory Intelligence Quotient, says how early a shift was perceived before we came and how early it is perceived now. Within 90 days of starting together there is a small, finished product in use and a number on the table. Where the number has not moved, we say so.',
        ),
      ),
      section: on('white', 'mission'),
    },
    {
      blockType: 'statement',
      layout: 'plain',
      text: 'A warning that nobody could see in time is not a warning. It is a record.',
      section: on('ocean', 'belief'),
    },
    {
      blockType: 'link-cards',
      layout: 'rows',
      heading: 'Who you would work with',
      intro: 'A small company of people who have stood on both sides of a late decision.',
      cards: [
        {
          link: toDocument('Leadership', 'pages', '/leadership'),
          text: 'Six people answer for Alethia. Read where each of them comes from, and which part of the field is theirs to watch.',
          figure: 'behavioral',
        },
        {
          link: toAddress('Careers', '/careers'),
          text: 'We look for people who notice. See the open positions in sales, partnerships, client work, design and research.',
          figure: 'path',
        },
      ],
      section: on('white', 'people'),
    },
    {
      blockType: 'contact-banner',
      heading: 'Write, call or come by',
      text: 'A question about the platform, a talk, a visit: one person reads what arrives and sees that it is answered.',
      showDetails: true,
      links: [as('solid', toDocument('Get in touch', 'pages', '/contact'))],
      section: on('frost', 'contact'),
    },
  ],
};
