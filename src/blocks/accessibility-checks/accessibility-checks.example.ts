import { exampleFacts } from '../example-facts';
import type { BlockExamples } from '../types';

export const accessibilityChecksExamples = {
  // A new section begins like this: it must not name checks that did not take place.
  'checked by machine alone': {
    block: {
      blockType: 'accessibility-checks',
      heading: 'What was checked, and when',
      intro: 'By a program on every page, and by people where a program cannot tell.',
      section: { ground: 'white', spacing: 'standard' },
    },
    data: exampleFacts,
  },
  'checked by people, with violations': {
    block: {
      blockType: 'accessibility-checks',
      heading: 'Checks of the new forms',
      checks: [
        {
          what: 'Contact form and booking, by keyboard alone',
          by: 'Accessibility lead',
          date: '2026-11-20T12:00:00.000Z',
          result: 'passed',
        },
        {
          what: 'Drawings of the industry pages, with a screen reader',
          by: 'Outside tester',
          date: '2026-11-24T12:00:00.000Z',
          result: 'limited',
          limitation: 'A drawing is described in one sentence. The readings beside it have the details.',
        },
      ],
      section: { ground: 'frost', spacing: 'compact' },
    },
    data: {
      ...exampleFacts,
      accessibility: {
        ...exampleFacts.accessibility,
        violations: [
          { rule: 'link-name', help: 'Links must have discernible text', places: 2, pages: ['/', '/contact'] },
        ],
      },
    },
  },
  'nothing checked': {
    block: {
      blockType: 'accessibility-checks',
      heading: 'What was checked',
      section: { ground: 'graphite', spacing: 'standard' },
    },
    data: null,
  },
} satisfies BlockExamples<'accessibility-checks'>;
