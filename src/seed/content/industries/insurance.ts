import type { SeedIndustry } from '../../types';
import { lines, toAddress } from '../../write';
import { renewals } from './drawings/renewals';
import { insuranceEvidence } from './evidence/insurance';
import { signals } from './signals';

export const insurance: SeedIndustry = {
  title: 'Insurance',
  slug: 'insurance',
  order: 10,
  figure: 'insurance',
  summary:
    'Submissions, surveys, claims notes and cat exposure on one risk, while the underwriter can still change the terms.',
  hero: {
    heading: 'The loss was on file all along',
    highlight: 'on file',
    intro:
      'Software for property and casualty insurers. Alethia shows your underwriter what claims, engineering, cat modeling and brokers already know before you bind. Within 90 days, underwriters use it on one line of business.',
    primary: toAddress('Book a discovery session', '/book'),
    readings: [
      { name: 'Submission', value: 'same plant, second broker' },
      signals.insurance,
      { name: 'Claims wording', value: 'a phrase not used before' },
      { name: 'Treaty layer', value: 'two perils, one ZIP code' },
      { name: 'Upstream gauge', value: 'rising toward insured sites' },
      { name: 'Repair invoices', value: 'lead times lengthening' },
    ],
  },
  challenge: {
    layout: 'split',
    lead: 'One loss in five files',
    text: `Loss control, claims and the broker had each written it down.

The account renewed on last year’s values: no one who signed had seen more than one note.`,
    chart: {
      caption: 'One policy year',
      ticks: [{ label: 'Q1' }, { label: 'Q2' }, { label: 'Q3' }, { label: 'Q4' }],
      rows: [
        { who: 'Risk engineering', reading: 'valve shut', from: 6, to: 32 },
        { who: 'Claims', reading: 'same contractor', from: 20, to: 48 },
        { who: 'Accumulation', reading: 'address moved', from: 33, to: 58 },
        { who: 'Broker desk', reading: 'limit queried', from: 43, to: 66 },
        { who: 'Underwriting', reading: 'renewed', from: 61, to: 80 },
      ],
      seenAt: 45,
      seenLabel: 'enough to see it',
      limitAt: 86,
      limitLabel: 'large loss',
    },
  },
  capabilities: {
    layout: 'plate',
    intro: 'What you already pay to know.',
    cards: [
      {
        title: 'Exposure concentration',
        text: 'PML and capital by address, across lines, treaties and MGAs.',
        figure: 'strain',
      },
      {
        title: 'Claims language watch',
        text: 'Loss notices, read against your policy forms.',
        figure: 'watch',
      },
      {
        title: 'Terms at the right moment',
        text: 'The engineer’s note beside the quote.',
        figure: 'threshold',
      },
      {
        title: 'Event propagation',
        text: 'From a river gauge to a treaty layer.',
        figure: 'cascade',
      },
    ],
    practice: lines(
      'The valve is open before renewal.',
      'A phrase new to claims reaches the forms team.',
      'One warehouse turns up in two treaties.',
      'Adjusters move ahead of the water.',
    ),
  },
  architecture: {
    layout: 'arc',
    heading: 'One risk in five dimensions',
    dimensions: [
      {
        title: 'Temporal',
        text: 'Policy years, hours clauses, loss development.',
        figure: 'temporal',
      },
      {
        title: 'Spatial',
        text: 'Addresses, flood zones, the roof next door.',
        figure: 'spatial',
      },
      {
        title: 'Behavioral',
        text: 'How insureds maintain, brokers place and claimants describe.',
        figure: 'behavioral',
      },
      {
        title: 'Systemic',
        text: 'What makes two policies one event.',
        figure: 'systemic',
      },
      {
        title: 'Economic',
        text: 'Premium, reserves, PML and capital, in dollars.',
        figure: 'economic',
      },
    ],
  },
  deployment: {
    layout: 'columns',
    heading: 'One line of business first',
    phases: [
      {
        title: 'Discovery & envision',
        duration: 'Days',
        description: 'Underwriters and loss control rebuild one large loss.',
        outcome: 'One decision to change.',
      },
      {
        title: 'Solution design & build',
        duration: '90 Days',
        description: 'The first MxP runs beside the underwriting workbench, scored with SiQ.',
        outcome: 'Referrals with their sources.',
      },
      {
        title: 'Scale',
        duration: '6-12 Months',
        description: 'Other lines, MGAs and treaties follow.',
        outcome: 'One view, from submission to subrogation.',
      },
      {
        title: 'Industry launch',
        duration: '12-24 Months',
        description: 'You launch co-branded coverage, exclusively for an agreed period.',
        outcome: 'Terms that follow a risk all year.',
      },
    ],
  },
  ownSection: [renewals, insuranceEvidence],
  ownSectionAfter: 'architecture',
  next: {
    heading: 'Start with one closed claim.',
    text: 'In half an hour, we’ll trace which file knew what.',
    primary: toAddress('Book a discovery session', '/book'),
    hasSecondary: true,
    secondary: toAddress('How we co-create', '/partnership'),
  },
  meta: {
    title: 'Sensory Intelligence for insurers',
    description:
      'Software for insurers: what claims, engineering and cat modeling know about a risk, shown to the underwriter before you bind.',
  },
};
