import type { SeedPhase } from '../types';

/** Flows document, "Partnerships". */
export const partnershipPhases: SeedPhase[] = [
  {
    number: 1,
    title: 'Understand & Qualify',
    duration: '1-2 days',
    description:
      'We look at one problem together and decide whether it is worth solving with us. You bring the people who own it and a rough estimate of what being late costs. We bring the questions that tell a perception gap from a shortage of staff, budget or data.',
    outcome:
      'A two-page recommendation: go on, wait or look elsewhere. It names the problem, its owner and the reason.',
  },
  {
    number: 2,
    title: 'Explore',
    duration: 'A full-day workshop',
    description:
      'Ten to fifteen people who see different parts of the same system spend a day in one room: operations, risk, data, finance and someone from the night shift. We reconstruct two or three past events hour by hour and mark who knew what, and when. The gaps that repeat are the candidates.',
    outcome: 'A map of your perception gaps, ranked by consequence, and agreement on the one to close first.',
  },
  {
    number: 3,
    title: 'Discover & Ideate',
    duration: '2-4 weeks',
    description:
      'Our scientists and engineers test the chosen gap against your data. They check which signals exist, how early they appear and how often they mislead, and they sit with the people who would act on them. We sketch and price solutions until one is left that both sides would stake a quarter on.',
    outcome:
      'A solution design with data sources, users, integrations and success measures, and a baseline of your Sensory Intelligence Quotient.',
  },
  {
    number: 4,
    title: 'Build Industry Solution',
    duration: '90 days',
    description:
      'One joint team builds a Minimal Exceptional Product: the smallest thing that does its one job better than anything you have, in daily use on real decisions. You see it working every other week. It passes your security review and stays when the 90 days are over.',
    outcome: 'A Minimal Exceptional Product in operation, with its measured outcome set against the agreed baseline.',
  },
  {
    number: 5,
    title: 'Scale Within Organization',
    duration: '6-12 months',
    description:
      'What works at one site goes to the others, one at a time. We reset thresholds where conditions differ, local experts teach the system what the first site could not, and your own people take over training and administration. Other gaps from the map join when they share the same signals.',
    outcome:
      'The solution in use across the organization, run by your teams, with one capability score to compare sites.',
  },
  {
    number: 6,
    title: 'Industry Solution Launch',
    duration: '12-24 months',
    description:
      'The solution becomes a product for your industry, with you as its reference and co-owner. You keep an exclusive deployment lead while we prepare it for others: configuration instead of code, documentation, support and pricing. Your confidential data stays yours and out of the product.',
    outcome: 'An industry solution on the market, a 12-24 month head start and a share in its success.',
  },
];
