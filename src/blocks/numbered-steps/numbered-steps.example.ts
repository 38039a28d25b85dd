import type { BlockExamples } from '../types';

const steps = [
  {
    title: 'Contextual Baseline',
    text: 'What is normal here, at this hour, for this team? We map who perceives what today and how long it takes to reach the decision.',
  },
  {
    title: 'Anomaly Detection',
    text: 'What doesn’t fit is raised as a question. Most have an ordinary answer, and we keep it.',
  },
  {
    title: 'Pattern Recognition',
    text: 'Signals from people, sensors and records are compared. When they form one shift, the pattern gets a name and a list of sources.',
  },
  {
    title: 'Insight-to-Action',
    text: 'A pattern goes to the person who can act, with the options, their cost and the time left.',
  },
  {
    title: 'Adaptive Learning',
    text: 'Outcomes update the baseline. False alarms narrow it, missed signals widen it.',
  },
];

export const numberedStepsExamples = {
  'five openings': {
    block: {
      blockType: 'numbered-steps',
      layout: 'openings',
      heading: 'The five-step SiQ framework',
      intro: 'One decision at a time. Each step widens the view.',
      steps,
      note: 'Scored before step one and after step five, on the same decision.',
      links: [{ label: 'Discover Your SiQ', kind: 'address', address: '/platform', appearance: 'solid' }],
      section: { ground: 'ocean', spacing: 'standard' },
    },
  },
  ledger: {
    block: {
      blockType: 'numbered-steps',
      layout: 'ledger',
      heading: 'How we work',
      intro: 'The people who will use the product join every step.',
      steps: steps.slice(0, 4),
      section: { ground: 'white', spacing: 'standard' },
    },
  },
  columns: {
    block: {
      blockType: 'numbered-steps',
      layout: 'columns',
      heading: 'How we work',
      steps: steps.slice(0, 4),
      note: 'Typical timeline: initial value in 8-10 weeks.',
      section: { ground: 'graphite', spacing: 'standard' },
    },
  },
} satisfies BlockExamples<'numbered-steps'>;
