import type { SeedPage } from '../../types';
import { as, lines, toAddress, toDocument, toEmail, toNowhere } from '../../write';
import { industries, meta, on } from './parts';
import { modules } from './platform-modules';

/** `/platform`: six modules, five dimensions, integration, security and rollout. */
export const platform: SeedPage = {
  title: 'Platform',
  path: '/platform',
  meta: meta(
    'The Sensory Intelligence platform',
    'Six modules, Core, Edge, Pulse, Flow, Studio and Lens, read patterns and risks in five dimensions before they cascade through your organisation.',
  ),
  blocks: [
    {
      blockType: 'hero',
      layout: 'split',
      badge: 'PLATFORM',
      heading: 'Six modules that share one field of view',
      highlight: 'one field of view',
      intro:
        'The Sensory Intelligence platform captures evidence where it first appears, keeps it in its circumstances and shows each role the part it can act on. It detects patterns and risks before they cascade.',
      links: [
        as('gradient', toAddress('Request Access', '/book')),
        as('outline', toAddress('How It Works', '#how-it-works')),
      ],
      figure: 'six-modules',
      section: on('graphite'),
    },
    {
      blockType: 'columns',
      layout: 'columns',
      heading: 'What It Does',
      intro: 'Three things, in this order, for one decision at a time.',
      columns: [
        {
          title: 'See across dimensions',
          text: 'Readings from people, sensors and records are held together in five dimensions: Temporal, Spatial, Behavioral, Systemic and Economic. A temperature arrives with its place, its season, the crew on shift, the contract it affects and the cost of an hour.',
          points: lines(
            'One surface for evidence that lives in separate systems',
            'Every reading traceable to its source',
            'Ordinary and unusual told apart by context',
          ),
        },
        {
          title: 'Detect before it cascades',
          text: 'A cascade begins as two or three weak readings that agree. The platform looks for that agreement, ranks what it finds by the time left to act and follows each possible path: through the topology, through the contracts, through the people on call.',
          points: lines(
            'Patterns that no single source contains',
            'Time left to choose, stated with its evidence',
            'The next three places a failure would reach',
          ),
        },
        {
          title: 'Act with clarity',
          text: 'The person who can act receives the pattern, the reasons, the options and what each of them costs. They decide, and what follows is recorded beside what was known. The next reading is better because the last one was answered.',
          points: lines(
            'Each role sees what it can act on',
            'Options with their consequences',
            'Outcomes that return to the baseline',
          ),
        },
      ],
      links: [as('text', toAddress('Explore the partnership', '/partnership'))],
      section: on('white', 'how-it-works'),
    },
    {
      blockType: 'capability-cards',
      layout: 'grid',
      heading: 'The Platform',
      intro: 'Each module is useful alone. Together they form one instrument, read from six sides.',
      cards: modules,
      section: on('white', 'modules'),
    },
    {
      blockType: 'dimension-cards',
      layout: 'arc',
      heading: 'Five dimensions of perception',
      intro: 'A reading is held in all five before anything is inferred from it.',
      dimensions: [
        {
          title: 'Temporal',
          text: 'When it was true, for how long, and how fast it changes. Seconds of frequency and seasons of water keep their own clocks.',
          figure: 'temporal',
        },
        {
          title: 'Spatial',
          text: 'Where it was true, and what lies next to it: postcodes, corridors, bays, storeys, weather cells.',
          figure: 'spatial',
        },
        {
          title: 'Behavioral',
          text: 'What people in fact do, hour by hour: customers, crews, drivers, counterparties, and how that departs from the plan.',
          figure: 'behavioral',
        },
        {
          title: 'Systemic',
          text: 'What depends on it: assets, contracts, software and people, one step and three steps away.',
          figure: 'systemic',
        },
        {
          title: 'Economic',
          text: 'What it costs to know late, and what an hour of warning is worth to whoever has to decide.',
          figure: 'economic',
        },
      ],
      section: on('graphite', 'dimensions'),
    },
    {
      blockType: 'industry-cards',
      layout: 'rows',
      heading: 'Built for Complexity',
      intro:
        'Where many parties each hold a correct fragment, the platform has something to join. Five industries work with it on terms of their own.',
      choice: industries('insurance', 'construction', 'manufacturing', 'supply-chain', 'energy'),
      links: [as('solid', toDocument('Explore by Industry', 'pages', '/solutions'))],
      section: on('white', 'industries'),
    },
    {
      blockType: 'integrations-security',
      layout: 'plate',
      heading: 'Enterprise Ready',
      intro: 'It joins what you already run, stays inside your boundaries and leaves a record of who saw what.',
      integrationsHeading: 'Integrations',
      integrations: [
        {
          title: 'Data platforms',
          text: 'Warehouses, lakes, historians and event streams are read in place. Nothing has to be copied before the first reading.',
        },
        {
          title: 'Communication tools',
          text: 'Observations arrive from chat, mail and voice, and alerts go back to the channel where the team already talks.',
        },
        {
          title: 'Workflow tools',
          text: 'Work orders, tickets and claims are evidence. A decision taken in Lens opens or changes one where it belongs.',
        },
        {
          title: 'BI tools',
          text: 'Readings and SiQ scores are published as tables, so the reports you have gain a column instead of a rival.',
        },
      ],
      securityHeading: 'Security and deployment',
      security: lines(
        'SOC 2 Type II',
        'GDPR: purpose, retention and erasure kept with every personal field',
        'Cloud: a tenant of your own, in the region you name',
        'On-premises: the same modules inside your network, without a call home',
        'Single sign-on and access by role, down to the single reading',
        'A complete record of who saw what, and when',
      ),
      links: [as('solid', toNowhere('View Integrations')), as('outline', toNowhere('Technical Documentation'))],
      section: on('white', 'enterprise-ready'),
    },
    {
      blockType: 'numbered-steps',
      layout: 'ledger',
      heading: 'How We Work',
      intro: 'Four steps, with the people who will use the result in the room for each of them.',
      steps: [
        {
          title: 'Discovery',
          text: 'We choose one decision that is regularly made too late, follow it back to its first evidence and take the SiQ baseline with those who decide.',
        },
        {
          title: 'Design',
          text: 'In Studio we lay out the signals, replay past events and settle what the first product must show, to whom, and how early. What it will not do is written down as well.',
        },
        {
          title: 'Deploy',
          text: 'The first MxP, a Minimal Exceptional Product, runs on live evidence beside your existing work. It is measured against the baseline in week after week of ordinary use.',
        },
        {
          title: 'Evolve',
          text: 'Confirmed and rejected readings sharpen the models. The field widens to the next site, role or decision, and each addition makes the ones before it more exact.',
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
      heading: 'Made by people who have waited for the missing call',
      intro:
        'The platform is built by a team from control rooms, freight terminals, building sites and research groups.',
      columns: [
        {
          title: 'Operators and researchers at one table',
          text: 'Those who study perception work beside those who have run a night shift. A method that does not survive a busy Tuesday is not shipped.',
        },
        {
          title: 'Research that is checked in use',
          text: 'We test what we claim about foresight on decisions that have already happened, signal by signal, and keep the cases in which we would have been late as well.',
        },
      ],
      links: [as('solid', toAddress('Meet the Team', '/about/leadership')), as('outline', toNowhere('View Research'))],
      section: on('white', 'team'),
    },
    {
      blockType: 'cta-band',
      heading: 'Start with the decision that keeps arriving late.',
      text: 'Tell us which one. In thirty minutes we sketch which modules would see it coming, from which evidence, and what you would need to bring.',
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
