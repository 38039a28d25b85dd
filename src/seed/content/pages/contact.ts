import type { SeedPage } from '../../types';
import { as, toAddress, toDocument, toEmail } from '../../write';
import { meta, on } from './parts';

export const contact: SeedPage = {
  title: 'Contact',
  path: '/contact',
  meta: meta(
    'Contact',
    'Write to or call Alethia about the Sensory Intelligence platform. A person reads every message and replies within 24 hours.',
  ),
  blocks: [
    {
      blockType: 'contact-form',
      headline: 'Get in touch',
      intro:
        'Explore the platform with someone who knows your industry. Tell us what you keep finding out too late. We’ll say whether we can help.',
      heading: 'Send us a message',
      text: 'We reply within 24 hours. If your question needs a specialist, we’ll say who and when you’ll hear from them.',
      aside: {
        title: 'Would you rather talk?',
        text: 'A discovery session is a 30-minute virtual conversation about one of your decisions. Pick a time.',
        link: toAddress('Book a discovery session', '/book'),
      },
      section: on('graphite', 'message'),
    },
    {
      blockType: 'numbered-steps',
      layout: 'ledger',
      heading: 'What happens with your message',
      steps: [
        {
          title: 'Someone reads it',
          text: 'One of us reads it the day it arrives.',
        },
        {
          title: 'You get an answer',
          text: 'Within 24 hours, signed by a person. If we’re not the right people, we’ll say who might be.',
        },
        {
          title: 'You decide what follows',
          text: 'A call, a document or nothing at all. We use your details to answer you and for nothing else.',
        },
      ],
      section: on('white', 'what-happens'),
    },
  ],
};

/** Shown after a message was sent (flows document, "Contact success"). */
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
      intro: 'Thank you. We reply within 24 hours.',
      links: [
        as('gradient', toDocument('Explore the platform', 'pages', '/platform')),
        as('outline', toDocument('Back to Home', 'pages', '/')),
      ],
      section: on('graphite'),
    },
    {
      blockType: 'contact-banner',
      heading: 'Forgot something?',
      text: 'Email us and mention your earlier message. We’ll put the two together.',
      links: [as('outline', toEmail('Email us directly'))],
      section: on('white', 'email'),
    },
  ],
};
