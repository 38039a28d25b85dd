import type { BlockExamples } from '../types';

const steps = [
  {
    title: 'Contextual Baseline',
    text: 'What does normal look like, here, at this hour, for this team? We map who perceives what today and how long it takes to reach the decision.',
  },
  {
    title: 'Anomaly Detection',
    text: 'Readings that do not fit their circumstances are raised as questions, with the baseline they depart from. Most have an ordinary answer, and the answer is kept.',
  },
  {
    title: 'Pattern Recognition',
    text: 'Fragments from people, sensors and records are held side by side. Where they form one shift, the pattern is named and its evidence listed.',
  },
  {
    title: 'Insight-to-Action',
    text: 'A pattern goes to the person who can act on it, with the options, their cost and the time left to choose.',
  },
  {
    title: 'Adaptive Learning',
    text: 'Outcomes return to the baseline. False alarms narrow it, missed signals widen it.',
  },
];

export const numberedStepsExamples = {
  'five openings': {
    block: {
      blockType: 'numbered-steps',
      layout: 'openings',
      heading: 'The SiQ framework, in five steps',
      intro: 'SiQ is measured on one decision at a time. Each step opens the field of view a little further.',
      steps,
      note: 'SiQ is taken before the first step and again after the fifth, on the same decision.',
      links: [{ label: 'Discover Your SiQ', kind: 'address', address: '/platform', appearance: 'solid' }],
      section: { ground: 'ocean', spacing: 'standard' },
    },
  },
  ledger: {
    block: {
      blockType: 'numbered-steps',
      layout: 'ledger',
      heading: 'How we work',
      intro: 'With the people who will use the result in the room for each step.',
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
