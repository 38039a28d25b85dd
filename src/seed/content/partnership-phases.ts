import type { SeedPhase } from '../types';

/** Flows document, "Partnerships". */
export const partnershipPhases: SeedPhase[] = [
  {
    number: 1,
    title: 'Understand & Qualify',
    duration: '1-2 days',
    description:
      'We look at one problem together and decide whether it’s worth solving with us. You bring the people who own it and a rough cost of being late. We bring the questions that tell a perception gap from a shortage of staff, budget or data.',
    outcome:
      'A two-page recommendation: go on, wait or look elsewhere. It names the problem, its owner and the reason.',
  },
  {
    number: 2,
    title: 'Explore',
    duration: 'A full-day workshop',
    description:
      'Ten to fifteen people who see different parts of the same system spend a day in one room, someone from the night shift included. We rebuild two or three past events hour by hour and mark who knew what, and when.',
    outcome: 'A map of your perception gaps, ranked by consequence, and agreement on the one to close first.',
  },
  {
    number: 3,
    title: 'Discover & Ideate',
    duration: '2-4 weeks',
    description:
      'Our scientists and engineers test the gap against your data: which signals exist, how early they show up and how often they mislead. We sketch and price solutions until there’s one we’d both stake a quarter on.',
    outcome:
      'A solution design with sources, users and success measures, and your Sensory Intelligence Quotient baseline.',
  },
  {
    number: 4,
    title: 'Build Industry Solution',
    duration: '90 days',
    description:
      'One joint team builds a Minimal Exceptional Product: the smallest thing that does its one job better than anything you have. You see it working every other week. It passes your security review, and it stays.',
    outcome: 'A Minimal Exceptional Product in daily use, with its outcome measured against the baseline.',
  },
  {
    number: 5,
    title: 'Scale Within Organization',
    duration: '6-12 months',
    description:
      'What works at one site goes to the others, one at a time. We reset thresholds where conditions differ, and your own people take over training and administration.',
    outcome: 'In use across the organization, run by your teams, with one score to compare sites.',
  },
  {
    number: 6,
    title: 'Industry Solution Launch',
    duration: '12-24 months',
    description:
      'The solution becomes a product for your industry, with you as its reference and co-owner. You keep an exclusive deployment lead while we get it ready for others. Your confidential data stays yours.',
    outcome: 'An industry solution on the market, a 12-24 month head start and a share in its success.',
  },
];
