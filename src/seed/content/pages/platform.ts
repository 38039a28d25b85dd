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
    'Six modules, Core, Edge, Pulse, Flow, Studio and Lens, detect patterns and risks in five dimensions before they cascade.',
  ),
  blocks: [
    {
      blockType: 'hero',
      layout: 'split',
      badge: 'PLATFORM',
      heading: 'Six modules that share one field of view',
      highlight: 'one field of view',
      intro: 'They capture signals where they first appear, connect them and show each role what it can act on.',
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
          text: 'A temperature arrives with its place, its season, the crew on shift and the cost of an hour.',
        },
        {
          title: 'Detect before it cascades',
          text: 'Where weak signals agree, the platform ranks them by the time left and names the next three places a failure would reach.',
        },
        {
          title: 'Act with clarity',
          text: 'The person in charge gets the pattern, the reasons, the options and what each costs.',
        },
      ],
      links: [as('text', toAddress('Explore the partnership', '/partnership'))],
      section: on('white', 'how-it-works'),
    },
    river,
    {
      blockType: 'capability-cards',
      layout: 'ring',
      heading: 'The Platform',
      intro: 'Each works alone and feeds the others.',
      cards: modules,
      section: on('white', 'modules'),
    },
    {
      blockType: 'dimension-cards',
      layout: 'arc',
      heading: 'Five dimensions of perception',
      dimensions: [
        {
          title: 'Temporal',
          text: 'When it was true and how fast it changes.',
          figure: 'temporal',
        },
        {
          title: 'Spatial',
          text: 'Where it was true and what lies next to it: bays, floors, weather cells.',
          figure: 'spatial',
        },
        {
          title: 'Behavioral',
          text: 'How customers, crews and counterparties depart from the plan.',
          figure: 'behavioral',
        },
        {
          title: 'Systemic',
          text: 'Which assets, contracts and people depend on it, up to three steps away.',
          figure: 'systemic',
        },
        {
          title: 'Economic',
          text: 'What an hour of warning is worth.',
          figure: 'economic',
        },
      ],
      section: on('graphite', 'dimensions'),
    },
    {
      blockType: 'industry-cards',
      layout: 'rows',
      heading: 'Built for Complexity',
      intro: 'For work that many companies share.',
      choice: industries('insurance', 'construction', 'manufacturing', 'supply-chain', 'energy'),
      links: [as('solid', toDocument('Explore by Industry', 'pages', '/solutions'))],
      section: on('white', 'industries'),
    },
    {
      blockType: 'integrations-security',
      layout: 'plate',
      heading: 'Enterprise Ready',
      intro: 'Connects to what you run and stays inside your boundaries.',
      integrationsHeading: 'Integrations',
      integrations: [
        {
          title: 'Data platforms',
          text: 'Reads warehouses, lakes, historians and event streams in place.',
        },
        {
          title: 'Communication tools',
          text: 'Takes observations from chat, email and voice, and sends alerts back.',
        },
        {
          title: 'Workflow tools',
          text: 'Opens work orders, tickets and claims from a decision in Lens.',
        },
        {
          title: 'BI tools',
          text: 'Adds readings and SiQ scores to your reports.',
        },
      ],
      securityHeading: 'Security and deployment',
      security: lines(
        'SOC 2 Type II',
        'GDPR: purpose, retention and erasure by field',
        'Cloud: your own tenant, in your region',
        'On-premises: no outbound calls',
        'Single sign-on and role-based access',
        'A log of who saw what',
      ),
      links: [as('solid', toNowhere('View Integrations')), as('outline', toNowhere('Technical Documentation'))],
      section: on('white', 'enterprise-ready'),
    },
    {
      blockType: 'numbered-steps',
      layout: 'ledger',
      heading: 'How We Work',
      steps: [
        {
          title: 'Discovery',
          text: 'We pick one decision that is often late and take its SiQ baseline.',
        },
        {
          title: 'Design',
          text: 'In Studio we replay past events and settle what to show, to whom and how early.',
        },
        {
          title: 'Deploy',
          text: 'The first MxP, a Minimal Exceptional Product, runs beside your existing work and is scored weekly.',
        },
        {
          title: 'Evolve',
          text: 'Confirmed and rejected alerts sharpen the models. Then we add a site, a role or a decision.',
        },
      ],
      note: 'Typical timeline: initial value in 8-10 weeks, full deployment in 3-6 months.',
      links: [
        as('outline', toNowhere('Read Partnership Guide')),
        as('solid', toAddress('Request Consultation', '/book')),
      ],
      section: on('indigo', 'how-we-work'),
    },
    {
      blockType: 'columns',
      layout: 'ledger',
      heading: 'Built by people who have worked the night shift',
      intro: 'They come from control rooms, freight terminals, construction sites and research groups.',
      columns: [
        {
          title: 'Operators and researchers together',
          text: 'A method that fails on a busy night shift does not ship.',
        },
        {
          title: 'Research tested on past cases',
          text: 'We replay past decisions signal by signal and keep the cases we missed.',
        },
      ],
      links: [as('solid', toAddress('Meet the Team', '/about/leadership')), as('outline', toNowhere('View Research'))],
      section: on('white', 'team'),
    },
    {
      blockType: 'cta-band',
      heading: 'Start with one decision that arrives too late.',
      text: 'In 30 minutes we sketch which modules would see it coming.',
      primary: toAddress('Get Started', '/book'),
      hasSecondary: true,
      secondary: toEmail('Write to us'),
      facts: [
        { label: 'length', value: '30 minutes' },
        { label: 'place', value: 'Virtual meeting' },
        { label: 'confirmation', value: 'Instant' },
      ],
      section: on('frost', 'get-started'),
    },
  ],
};
