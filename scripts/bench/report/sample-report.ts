import type { Report } from './report-data.ts';

/** For tests: what every report has. */
export const sampleReport: Report = {
  command: 'npm run bench',
  date: '2026-01-02T03:04:05.000Z',
  machine: {
    cores: 4,
    processor: 'Some processor',
    memoryGb: 8,
    system: 'Linux',
    node: 'v24.0.0',
    chromium: 'Chromium 156',
    postgres: '18.4',
    loadAtStart: 0.1,
  },
  failures: [],
};
