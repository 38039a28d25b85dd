import type { SeedIssue } from '../types';
import { lines } from '../write';

/** Only the issues' links use a real domain (decisions, "Routes"). */
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
    sections: [
      { blockType: 'headline', text: 'Eight hours, read backwards' },
      {
        blockType: 'paragraphs',
        text: 'We started at the alarm, at 20:00, and walked back. At 18:00 the control room raised its forecast of the evening ramp. At 15:00 a maintenance log noted that a transformer had cooled more slowly than usual. At 12:00 the demand desk wrote down a new plateau and moved on.\n\nEach entry was correct. Each was made in a different tool, by somebody whose own limits had not been reached.',
      },
      { blockType: 'headline', text: 'The minute at which there was enough' },
      {
        blockType: 'paragraphs',
        text: 'At 15:00 the three readings agreed for the first time. Five hours remained, and four switching steps that cost next to nothing. At 18:00 two of these were gone. At 20:00 none was left.\n\nWe call those five hours the perception gap: the time between enough being known and somebody knowing it.',
      },
      { blockType: 'headline', text: 'Three questions for your next review' },
      {
        blockType: 'paragraphs',
        text: 'When was the first reading written down? When did the third one agree with it? Who was in a position to act, and what would it have taken to show them both?',
      },
      {
        blockType: 'links',
        heading: 'Next issue',
        links: [{ label: 'What the night shift knows', url: '/about/newsletters/what-the-night-shift-knows' }],
      },
    ],
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
    sections: [
      { blockType: 'headline', text: 'A reading without a column' },
      {
        blockType: 'paragraphs',
        text: 'At a bottling plant, the night shift turned down the feed of one machine by hand for three weeks. Nobody had asked them to. The machine sounded different at full speed, and they preferred not to hear it.\n\nThe system recorded a slower machine. The reason was known to four people and to no table.',
      },
      { blockType: 'headline', text: 'One sentence at the end of a shift' },
      {
        blockType: 'paragraphs',
        text: 'We did not add a form. The handover already had a free line that most people left empty. The team agreed on one habit: name the thing you did differently tonight, and why.\n\nA sentence like that can be checked. It has a time, a place and an author, and it can be laid beside a vibration curve that shows the same evening.',
      },
      {
        blockType: 'links',
        heading: 'Next issue',
        links: [{ label: 'Five dimensions of one delay', url: '/about/newsletters/five-dimensions-of-one-delay' }],
      },
    ],
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
    sections: [
      { blockType: 'headline', text: 'What the calendar shows' },
      {
        blockType: 'paragraphs',
        text: 'A container is two days late. The calendar shows this first, because it is the only column that everyone fills in. By then the reasons are already old.\n\nWe put the messages, logs and invoices of one shipment in order of time and asked of each: which side of the delay does it describe?',
      },
      { blockType: 'headline', text: 'What the other four show' },
      {
        blockType: 'paragraphs',
        text: 'Place: the ship was at anchor, not at sea. Habit: the terminal had changed its shift, and no one outside it knew. Dependency: one crane served two berths. Money: an invoice for storage was paid without a question, a day before the first call.\n\nNone of these is a warning by itself. Read together, they come before the calendar does.',
      },
      { blockType: 'button', label: 'See how the five are read together', url: '/sensory-intelligence' },
      {
        blockType: 'links',
        heading: 'Further reading',
        links: [
          { label: 'Supply chain: where a delay begins', url: '/solutions/supply-chain' },
          { label: 'The six modules of the platform', url: '/platform' },
        ],
      },
    ],
  },
];
