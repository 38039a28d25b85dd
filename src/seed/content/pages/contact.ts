import type { SeedPage } from '../../types';
import { as, toAddress, toDocument, toEmail } from '../../write';
import { meta, on } from './parts';

/** `/contact`: the form, other ways to get in touch, and what happens with a message. */
export const contact: SeedPage = {
  title: 'Contact',
  path: '/contact',
  meta: meta(
    'Contact',
    'Write to or call Alethia about the Sensory Intelligence platform. Every message is read by a person and answered within 24 hours.',
  ),
  blocks: [
    {
      blockType: 'hero',
      layout: 'split',
      figure: 'sensor',
      heading: 'Get in touch',
      intro:
        'Explore the platform with somebody who knows your industry. Tell us what you would like to see earlier, and we will tell you whether we can help.',
      section: on('graphite'),
    },
    {
      blockType: 'contact-form',
      heading: 'Send us a message',
      text: 'A person reads it, and we reply within 24 hours. If your question needs a specialist, the answer says who it is and when you will hear from them.',
      aside: {
        title: 'Would you rather talk?',
        text: 'A discovery session is a virtual conversation of thirty minutes about one decision that comes too late. You choose the time.',
        link: toAddress('Book a discovery session', '/book'),
      },
      section: on('white', 'message'),
    },
    {
      blockType: 'numbered-steps',
      layout: 'ledger',
      heading: 'What happens with your message',
      steps: [
        {
          title: 'Somebody reads it',
          text: 'Not a queue and not a machine: one of us, on the day it arrives, whichever industry you write from.',
        },
        {
          title: 'You get an answer',
          text: 'Within 24 hours, with a name under it. If we are not the right people for your question, it says who might be.',
        },
        {
          title: 'You decide what follows',
          text: 'A call, a document, or nothing at all. Your details are used for the answer and for nothing else.',
        },
      ],
      section: on('frost', 'what-happens'),
    },
  ],
};

/** `/contact/success`: shown after a message was sent (flows document, "Contact success"). */
export const contactSuccess: SeedPage = {
  title: 'Message sent',
  path: '/contact/success',
  meta: {
    ...meta('Message sent', 'Your message has reached Alethia. A person reads it and replies to you within 24 hours.'),
    hideFromSearch: true,
  },
  blocks: [
    {
      blockType: 'hero',
      layout: 'split',
      figure: 'pulse',
      heading: 'Message Sent Successfully!',
      intro: 'Thank you. A person reads your message, and we reply within 24 hours.',
      links: [
        as('gradient', toDocument('Explore the platform', 'pages', '/platform')),
        as('outline', toDocument('Back to Home', 'pages', '/')),
      ],
      section: on('graphite'),
    },
    {
      blockType: 'contact-banner',
      heading: 'Forgotten something?',
      text: 'Write to us, and say that you have sent a message before: we put both together.',
      links: [as('outline', toEmail('Email us directly'))],
      section: on('white', 'email'),
    },
  ],
};
