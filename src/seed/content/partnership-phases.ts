import type { SeedPhase } from '../types';

/** The six phases of co-creation (flows document, "Partnerships"). */
export const partnershipPhases: SeedPhase[] = [
  {
    number: 1,
    title: 'Understand & Qualify',
    duration: '1-2 days',
    description:
      'We look at one problem together and decide whether it is worth solving with us. Your side brings the people who own it and a rough account of what being late costs. We bring the questions that tell a perception gap from a shortage of staff, budget or data. Nothing is built, and nothing is promised.',
    outcome:
      'A written recommendation of two pages: go on, wait, or look elsewhere. It names the problem, its owner and the reason.',
  },
  {
    number: 2,
    title: 'Explore',
    duration: 'A full-day workshop',
    description:
      'Ten to fifteen people who see different parts of the same system spend a day in one room: operations, risk, data, finance, and somebody who does the work at night. We reconstruct two or three past events hour by hour and mark who knew what, and when. The gaps that repeat are the candidates.',
    outcome: 'A map of your perception gaps, ranked by consequence, and agreement on the one to close first.',
  },
  {
    number: 3,
    title: 'Discover & Ideate',
    duration: '2-4 weeks',
    description:
      'Our scientists and engineers test the chosen gap against your data. They check which signals exist, how early they appear and how often they mislead, and they sit with the people who would act on them. Solution ideas are sketched, priced and thrown away until one is left that both sides would stake a quarter on.',
    outcome:
      'A solution design with data sources, users, integrations and success measures, and a baseline of your Sensory Intelligence Quotient.',
  },
  {
    number: 4,
    title: 'Build Industry Solution',
    duration: '90 days',
    description:
      'One joint team builds a Minimal Exceptional Product: the smallest thing that does its one job better than anything you have, in daily use, with real signals and real decisions. You see it working every second week. It is not a prototype, so it passes your security review and stays when the 90 days are over.',
    outcome: 'A Minimal Exceptional Product in operation, with its measured outcome set against the agreed baseline.',
  },
  {
    number: 5,
    title: 'Scale Within Organization',
    duration: '6-12 months',
    description:
      'What works at one site is brought to the others, one at a time. Thresholds are set again where the place is different, local experts teach the system what the first site could not, and your own people take over training and administration. Further gaps from the map join where they share the same signals.',
    outcome:
      'The solution in use across the organisation, run by your teams, with one measure of capability that can be compared from site to site.',
  },
  {
    number: 6,
    title: 'Industry Solution Launch',
    duration: '12-24 months',
    description:
      'The solution becomes a product for your industry, with you as its reference and co-owner of the story. You keep an exclusive lead in deployment while we prepare it for others: configuration instead of code, documentation, support and pricing. Your confidential data stays yours and takes no part in it.',
    outcome:
      'An industry solution on the market, a 12-24 month head start behind you, and a share in the success of what you helped to build.',
  },
];
