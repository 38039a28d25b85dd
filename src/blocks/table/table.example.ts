import type { BlockExamples } from '../types';

const row = (...texts: string[]) => ({ cells: texts.map((text) => ({ text })) });

export const tableExamples = {
  readings: {
    block: {
      blockType: 'table',
      heading: 'One pump, three records',
      intro: 'What each team knew, and when. Illustrative.',
      caption: 'Readings of pump 4 in four weeks',
      rows: [
        row('Week', 'Log entries', 'Seals ordered', 'Temperature', 'Seen by'),
        row('1', '1', '0', '41 °C', 'Night shift'),
        row('2', '1', '2', '41 °C', 'Stores'),
        row('3', '3', '0', '43 °C', 'Control room'),
        row('4', '4', '1', '47 °C', 'No one together'),
      ],
      firstIsHead: true,
      note: 'shift log, stores, historian',
      section: { ground: 'white', spacing: 'standard' },
    },
  },
  'without row headings, on ocean': {
    block: {
      blockType: 'table',
      caption: 'Hours in which we answer',
      rows: [row('From', 'To'), row('08:00', '18:00'), row('20:00')],
      firstIsHead: false,
      section: { ground: 'ocean', spacing: 'compact' },
    },
  },
} satisfies BlockExamples<'table'>;
