/** Texts that the documents quote exactly, and links with their targets. */
type Quoted = { texts?: string[]; links?: [label: string, target: string | undefined][] };

const framework: Quoted = {
  texts: [
    'What it is',
    'Core Challenge',
    'Human Empowerment',
    'Situational Context',
    'Machine Intelligence',
    'SiQ',
    'Contextual Baseline',
    'Anomaly Detection',
    'Pattern Recognition',
    'Insight-to-Action',
    'Adaptive Learning',
  ],
  links: [
    ['Book a discovery session', '/book'],
    ['Discover Your SiQ', '/platform'],
    ['Explore the platform', '/platform'],
    ['Explore the partnership', '/partnership'],
    ['Request consultation', '/book'],
  ],
};

const platform: Quoted = {
  texts: [
    'PLATFORM',
    'What It Does',
    'See across dimensions',
    'Detect before it cascades',
    'Act with clarity',
    'The Platform',
    ...['Core', 'Edge', 'Pulse', 'Flow', 'Studio', 'Lens'],
    ...['Temporal', 'Spatial', 'Behavioral', 'Systemic', 'Economic'],
    'Built for Complexity',
    'Enterprise Ready',
    ...['Data platforms', 'Communication tools', 'Workflow tools', 'BI tools'],
    ...['SOC 2 Type II', 'GDPR', 'Cloud', 'On-premises'],
    'How We Work',
    ...['Discovery', 'Design', 'Deploy', 'Evolve'],
    'initial value in 8-10 weeks, full deployment in 3-6 months',
  ],
  links: [
    ['Request Access', '/book'],
    ['How It Works', '#how-it-works'],
    ['Explore the partnership', '/partnership'],
    ['Learn more', undefined],
    ['Explore by Industry', '/solutions'],
    ['View Integrations', undefined],
    ['Technical Documentation', undefined],
    ['Read Partnership Guide', undefined],
    ['Request Consultation', '/book'],
    ['View Research', undefined],
  ],
};

const statement: Quoted = {
  texts: ['EN 301 549', 'WCAG) 2.2 at level AA', 'No independent party has audited', 'Report a barrier'],
};

const positions: Quoted = {
  texts: ['open-positions'],
  links: [
    ['Contact us', '/contact'],
    ['About Alethia', '/about'],
  ],
};

const also = (base: Quoted, more: Quoted): Quoted => ({
  texts: [...(base.texts ?? []), ...(more.texts ?? [])],
  links: [...(base.links ?? []), ...(more.links ?? [])],
});

export const quoted: Record<string, Quoted> = {
  '/': {
    texts: ['From reactive to predictive', 'Context as strategy', 'Measurable foresight'],
    links: [
      ['Sensory Intelligence', '/sensory-intelligence'],
      ['Platform', '/platform'],
      ['Industry solutions', '/solutions'],
      ['Book a discovery session', '/book'],
    ],
  },
  '/sensory-intelligence': also(framework, {
    texts: ['The intelligence framework that eliminates situational blindness'],
  }),
  '/sensory-intelligence-v2': framework,
  '/sensory-intelligence-v3': framework,
  '/sensory-intelligence-v4': framework,
  '/sensory-intelligence-v5': framework,
  '/platform': also(platform, {
    links: [
      ['Meet the Team', '/about/leadership'],
      ['Get Started', '/book'],
      ['Write to us', 'mailto'],
    ],
  }),
  '/platform-alt': also(platform, {
    texts: ['Government & Defense'],
    links: [
      ['Meet the Team', '/leadership'],
      ['Request consultation', '/booking'],
      ['Learn about Alethia Fusion', '/partnership'],
    ],
  }),
  '/platform/partnerships': {
    texts: [
      'co-creation process',
      'Why co-create',
      'Speed to value',
      'Industry breakthrough',
      'Shared success',
      'Readiness to deploy within 90 days',
      'exclusive 12-24 month deployment lead',
    ],
    links: [['Book a discovery session', '/book']],
  },
  '/solutions': {
    texts: [
      ...['Discovery & envision', '1-2 days', 'Solution design & build', '90 days'],
      ...['Scale', '6-12 months', 'Industry launch', '12-24 months'],
      'six-phase partnership',
      'invitation-only partnership',
    ],
    links: [['Book a discovery session', '/book']],
  },
  '/about': {
    texts: ['mission'],
    links: [
      ['Leadership', '/leadership'],
      ['Careers', '/careers'],
    ],
  },
  '/about/careers': positions,
  '/about/careers-backup': positions,
  '/leadership': { links: [['View open positions', '/careers']] },
  '/about/newsletters': {
    texts: ['The Signal', 'newsletter-issues', 'newsletter-signup'],
    links: [
      ['Subscribe to The Signal', '#subscribe'],
      ['Contact us', '/contact'],
      ['About Alethia', '/about'],
      ['Our privacy policy says what we keep and how to erase it.', '/privacy'],
    ],
  },
  '/legal': { texts: ['Security & Compliance'] },
  '/accessibility': statement,
  '/contact': {
    texts: ['Get in touch', 'platform', 'Send us a message', 'within 24 hours'],
    links: [['Book a discovery session', '/book']],
  },
  '/contact/success': {
    texts: ['Message Sent Successfully!', 'within 24 hours'],
    links: [
      ['Back to Home', '/'],
      ['Explore the platform', '/platform'],
      ['Email us directly', 'mailto'],
    ],
  },
  '/booking': {
    texts: [
      'Start your intelligence journey',
      '30-minute consultation',
      'Virtual meeting',
      'Instant confirmation',
      'Having trouble with the booking system?',
    ],
    links: [['Contact us directly', '/contact']],
  },
};
