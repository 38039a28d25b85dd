import type { SeedIssue } from '../types';
import { lines } from '../write';

/** Issues of The Signal. Only their links use a real domain (decisions, "Routes"). */
export const newsletterIssues: SeedIssue[] = [
  {
    number: 1,
    date: '2025-10-14T12:00:00.000Z',
    title: 'The hours before the alarm',
    slug: 'the-hours-before-the-alarm',
    summary:
      'Most incidents announce themselves long before a threshold is crossed, to people who do not talk to each other. We reconstruct one afternoon in a control room, reading by reading, and find the minute at which there was enough to see it.',
    topics: lines(
      'The perception gap, defined and measured',
      'Why alarms arrive last',
      'Three questions for your next incident review',
    ),
    url: 'https://www.linkedin.com/pulse/the-signal-issue-1-the-hours-before-the-alarm',
  },
  {
    number: 2,
    date: '2025-11-11T12:00:00.000Z',
    title: 'What the night shift knows',
    slug: 'what-the-night-shift-knows',
    summary:
      'Experienced people carry readings that no system stores: a sound, a smell, a supplier who answers too quickly. This issue shows how to record such judgment so that others can check it, without one more form to fill in.',
    topics: lines(
      'Human judgment as a data source',
      'Context that never reaches the database',
      'Near misses as the cheapest signal there is',
      'A field note from a bottling plant',
    ),
    url: 'https://www.linkedin.com/pulse/the-signal-issue-2-what-the-night-shift-knows',
  },
  {
    number: 3,
    date: '2025-12-09T12:00:00.000Z',
    title: 'Five dimensions of one delay',
    slug: 'five-dimensions-of-one-delay',
    summary:
      'A late shipment looks like a matter of time. It is also about place, habit, dependency and money, and each side shows it on a different day. We follow one delay through all five dimensions and count the days.',
    topics: lines(
      'Temporal, Spatial, Behavioral, Systemic, Economic',
      'Reading dependencies before they break',
      'How the Sensory Intelligence Quotient is scored',
      'What we got wrong this year',
    ),
    url: 'https://www.linkedin.com/pulse/the-signal-issue-3-five-dimensions-of-one-delay',
  },
];
