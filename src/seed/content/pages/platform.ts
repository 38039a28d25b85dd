import type { SeedPage } from '../../types';
import { as, lines, toAddress, toDocument, toEmail, toNowhere } from '../../write';
import { industries, meta, on } from './parts';
import { modules } from './platform-modules';
import { river } from './river';

export const platform: SeedPage = {
  title: 'Platform',
  path: '/platform',
  meta: meta(
    'The Sensory Intelligence platform',
    'Software that catches early warnings across your people, sensors and records, and tells the person who can act. Six modules, first value in 8-10 weeks.',
  ),
  blocks: [
    {
      blockType: 'hero',
      layout: 'split',
      badge: 'PLATFORM',
      heading: 'Six modules that share one field of view',
      highlight: 'one field of view',
      intro:
        'Software for operations and risk teams. It captures early signals, connects them and shows each role what it can still change. First value in 8-10 weeks.',
      links: [
        as('gradient', toAddress('Request Access', '/book')),
        as('outline', toAddress('How It Works', '#how-it-works')),
      ],
      figure: 'layers',
      section: on('graphite'),
    },
    {
      blockType: 'columns',
      layout: 'columns',
      heading: 'What It Does',
      columns: [
        {
          title: 'See across dimensions',
          text: 'A temperature comes with its location, season, crew and hourly cost of delay.',
        },
        {
          title: 'Detect before it cascades',
          text: 'When weak signals agree, you see how long you have and what fails next.',
        },
        {
          title: 'Act with clarity',
          text: 'The right person gets the reasons, the options and what each one costs. SiQ, the Sensory Intelligence Quotient, shows how much sooner.',
        },
      ],
      links: [as('text', toAddress('Explore the partnership', '/partnership'))],
      section: on('white', 'how-it-works', 'compact'),
    },
    river,
    {
      blockType: 'capability-cards',
      layout: 'ring',
      heading: 'The Platform',
      cards: modules,
      section: on('white', 'modules', 'compact'),
    },
    {
      blockType: 'dimension-cards',
      layout: 'arc',
      heading: 'Five dimensions of perception',
      dimensions: [
        {
          title: 'Temporal',
          text: 'When it began, how fast it moves.',
          figure: 'temporal',
        },
        {
          title: 'Spatial',
          text: 'Where it is and what’s next to it.',
          figure: 'spatial',
        },
        {
          title: 'Behavioral',
          text: 'Who’s departing from the plan.',
          figure: 'behavioral',
        },
        {
          title: 'Systemic',
          text: 'What hangs on it, three steps out.',
          figure: 'systemic',
        },
        {
          title: 'Economic',
          text: 'What an hour of warning is worth.',
          figure: 'economic',
        },
      ],
      section: on('graphite', 'dimensions', 'compact'),
    },
    {
      blockType: 'industry-cards',
      layout: 'rows',
      heading: 'Built for Complexity',
      choice: industries('insurance', 'construction', 'manufacturing', 'supply-chain', 'energy'),
      links: [as('solid', toDocument('Explore by Industry', 'pages', '/solutions'))],
      section: on('white', 'industries', 'compact'),
    },
    {
      blockType: 'integrations-security',
      layout: 'plate',
      heading: 'Enterprise Ready',
      integrationsHeading: 'Integrations',
      integrations: [
        {
          title: 'Data platforms',
          text: 'Warehouses, lakes, historians.',
        },
        {
          title: 'Communication tools',
          text: 'Chat, email, voice.',
        },
        {
          title: 'Workflow tools',
          text: 'Work orders, tickets, claims.',
        },
        {
          title: 'BI tools',
          text: 'SiQ scores in your reports.',
        },
      ],
      securityHeading: 'Security and deployment',
      security: lines('SOC 2 Type II', 'GDPR', 'Cloud, in your own tenant', 'On-premises, with no outbound calls'),
      links: [
        as('text', toAddress('Security and accessibility', '/trust')),
        as('solid', toNowhere('View Integrations')),
        as('outline', toNowhere('Technical Documentation')),
      ],
      section: on('white', 'enterprise-ready', 'compact'),
    },
    {
      blockType: 'numbered-steps',
      layout: 'ledger',
      heading: 'How We Work',
      steps: [
        {
          title: 'Discovery',
          text: 'Score one decision you make too late.',
        },
        {
          title: 'Design',
          text: 'Settle who sees what, and how early.',
        },
        {
          title: 'Deploy',
          text: 'Put the first MxP, a Minimal Exceptional Product, to daily use.',
        },
        {
          title: 'Evolve',
          text: 'Add a site or a role.',
        },
      ],
      note: 'Typical timeline: initial value in 8-10 weeks, full deployment in 3-6 months.',
      links: [
        as('outline', toNowhere('Read Partnership Guide')),
        as('solid', toAddress('Request Consultation', '/book')),
      ],
      section: on('indigo', 'how-we-work', 'compact'),
    },
    {
      blockType: 'contact-banner',
      heading: 'Built on the night shift',
      text: 'A method that fails on a busy night doesn’t ship.',
      links: [as('solid', toAddress('Meet the Team', '/about/leadership')), as('outline', toNowhere('View Research'))],
      section: on('white', 'team', 'compact'),
    },
    {
      blockType: 'cta-band',
      heading: 'Start with one thing you keep finding out too late.',
      text: 'In 30 minutes we’ll sketch which modules would have seen it coming.',
      primary: toAddress('Get Started', '/book'),
      hasSecondary: true,
      secondary: toEmail('Write to us'),
      section: on('frost', 'get-started'),
    },
  ],
};
