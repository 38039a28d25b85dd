import type { SeedIndustry } from '../../types';
import { lines, toAddress } from '../../write';
import { renewals } from './drawings/renewals';
import { signals } from './signals';

export const insurance: SeedIndustry = {
  title: 'Insurance',
  slug: 'insurance',
  order: 10,
  figure: 'insurance',
  summary:
    'Submissions, surveys, claims notes and accumulations, joined by risk while the underwriter can still change the terms.',
  hero: {
    heading: 'The loss was on file all along',
    highlight: 'on file',
    intro:
      'Underwriting, claims, engineering, accumulation control and brokers each hold one page of the same risk. Alethia joins the pages before the terms are signed.',
    primary: toAddress('Book a discovery session', '/book'),
    readings: [
      { name: 'Submission', value: 'same plant, second broker' },
      signals.insurance,
      { name: 'Claims wording', value: 'a phrase not used before' },
      { name: 'Treaty layer', value: 'two perils, one ZIP code' },
      { name: 'Catchment', value: 'rising above insured sites' },
      { name: 'Repair invoices', value: 'lead times lengthening' },
    ],
  },
  challenge: {
    layout: 'split',
    lead: 'One loss in five files',
    text: `A large loss seldom surprises the whole company. The risk engineer noted the shut valve. A claims handler met the same contractor on an unrelated file. Accumulation control was waiting for a corrected address, and the broker had asked twice whether the limit was high enough.

Every note was filed where it belonged, under its own policy number. The account renewed on last year’s schedule of values, because nobody whose signature was needed had seen more than one of them.`,
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
    intro:
      'Information you already pay for, shown to the person who can still change the clause, the price or the line.',
    cards: [
      {
        title: 'Accumulation sensing',
        subtitle: 'What stands next door',
        text: 'Insured values, addresses and perils on one map across lines, treaties and delegated authorities. You see exposure build between two quarterly reports.',
        pointsLabel: 'Joins',
        points: lines(
          'Bordereaux against geocoded schedules of values',
          'Tenants and suppliers that insureds share',
          'Aggregates by peril, treaty and footprint',
        ),
        figure: 'strain',
      },
      {
        title: 'Claims language watch',
        subtitle: 'The first file of a new kind',
        text: 'Alethia compares notifications, adjusters’ notes and invoices with the policy wordings. A new cause of loss has a vocabulary before it has a code.',
        pointsLabel: 'Joins',
        points: lines(
          'Phrases new to a class of business',
          'Invoices that lengthen, split or repeat',
          'Reserves moved twice in one direction',
        ),
        figure: 'watch',
      },
      {
        title: 'Terms at the right moment',
        subtitle: 'The engineer’s note beside the quote',
        text: 'Open recommendations, impairments and claims reach the underwriter at referral with dates and authors, the oldest first.',
        pointsLabel: 'Joins',
        points: lines(
          'Recommendations still open at renewal',
          'Protection impairments and hot-work permits',
          'Changes of occupancy, process or owner',
        ),
        figure: 'threshold',
      },
      {
        title: 'Event propagation',
        subtitle: 'From a river gauge to a treaty layer',
        text: 'When water rises or a port closes, Alethia traces damage, interruption and recovery insured by insured, ahead of the first notice of loss.',
        pointsLabel: 'Joins',
        points: lines(
          'Sites in the footprint, by hour of arrival',
          'Interruption through named suppliers',
          'Hours clauses and reinstatements in reach',
        ),
        figure: 'cascade',
      },
    ],
    practice: lines(
      'An underwriter asks for the valve to be opened before renewal because three small files about one site agree.',
      'A claims manager briefs the wordings team on a phrase that has turned up in claims from unrelated insureds.',
      'An accumulation analyst finds two tenants of one warehouse in different lines before the treaty is placed.',
      'A catastrophe team calls the insureds above the crest and moves adjusters ahead of the water.',
    ),
  },
  architecture: {
    layout: 'arc',
    heading: 'One risk in five dimensions',
    intro: 'A policy has a term, a place, people, dependencies and a price. We read each before we combine them.',
    dimensions: [
      {
        title: 'Temporal',
        text: 'Policy years, hours clauses, development to ultimate. Slow tails and fast events are never averaged.',
        figure: 'temporal',
      },
      {
        title: 'Spatial',
        text: 'Addresses, flood zones, fire compartments and neighboring roofs, placed to the building.',
        figure: 'spatial',
      },
      {
        title: 'Behavioral',
        text: 'How insureds maintain sites, brokers place risks and claimants describe losses, and when that changes.',
        figure: 'behavioral',
      },
      {
        title: 'Systemic',
        text: 'Shared suppliers, software and warehouses that turn two policies into one event.',
        figure: 'systemic',
      },
      {
        title: 'Economic',
        text: 'Premium, reserve, aggregate and recovery, in dollars beside each reading.',
        figure: 'economic',
      },
    ],
  },
  deployment: {
    layout: 'columns',
    heading: 'One line of business first',
    intro: 'Ninety days fit between two renewal dates, so the first product meets a real referral.',
    phases: [
      {
        title: 'Discovery & envision',
        duration: 'Days',
        description:
          'Underwriters, adjusters and risk engineers spend a day or two on one closed large loss and lay out what each of them knew and on which date.',
        outcome: 'One decision to change and the files that would have changed it.',
      },
      {
        title: 'Solution design & build',
        duration: '90 Days',
        description:
          'A first MxP reads one line of business beside the underwriting workbench. Closed years set its SiQ baseline; open submissions test it.',
        outcome: 'Referrals that list their sources, in daily use.',
      },
      {
        title: 'Scale',
        duration: '6-12 Months',
        description:
          'Other lines, delegated authorities and treaties follow. Wordings, accumulation and claims share one reading and record where they disagree with it.',
        outcome: 'One view of a risk, from submission to recovery.',
      },
      {
        title: 'Industry launch',
        duration: '12-24 Months',
        description: 'You launch co-branded covers and prevention services, exclusively for an agreed period.',
        outcome: 'Terms that follow a risk through its year.',
      },
    ],
  },
  ownSection: [renewals],
  ownSectionAfter: 'architecture',
  next: {
    heading: 'Start with one closed claim.',
    text: 'Choose a paid loss that might have been prevented. In half an hour we trace which file held which part and when the parts were enough.',
    primary: toAddress('Book a discovery session', '/book'),
    hasSecondary: true,
    secondary: toAddress('How we co-create', '/partnership'),
  },
  meta: {
    title: 'Sensory Intelligence for insurers',
    description:
      'How insurers join underwriting, claims, engineering and accumulation data while clause, deductible and price can still change.',
  },
};
