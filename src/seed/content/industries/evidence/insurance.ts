import type { ProductViewBlock } from '@payload-types';
import { lines } from '../../../write';
import { signals } from '../signals';

/** Nine weeks before the renewal of the river sites (drawings/renewals.ts). */
export const insuranceEvidence: ProductViewBlock = {
  blockType: 'product-view',
  layout: 'sources',
  heading: 'January 28, Building 2',
  intro: 'Five papers, one alert.',
  event: 'Weeks to renewal, river sites',
  unit: 'weeks',
  measure: 'to change the terms',
  values: [
    { day: -231, value: 42 },
    { day: -140, value: 29 },
    { day: -70, value: 19 },
    { day: 0, value: 9.1 },
    { day: 63.5, value: 0 },
    { day: 77, value: -2 },
  ],
  views: [
    {
      role: 'Underwriter',
      horizon: 'one renewal',
      from: -30,
      to: 77,
      limit: 0,
      limitName: 'renewal, April 1',
      question: 'Bind as expiring, or only with the valve open?',
      readings: [{ day: -1, source: signals.insurance.name, reading: signals.insurance.value }],
    },
  ],
  artifacts: [
    {
      kind: 'form',
      time: 'Jun 12',
      author: 'Loss control',
      title: 'Survey note, Building 2',
      lines: lines(`finding: ${signals.insurance.value}`, 'due: before winter'),
      stamp: 'open',
    },
    {
      kind: 'letter',
      time: 'Sep 3',
      author: 'Claims',
      title: 'Claim letter, hot work',
      lines: lines('“Sparks, put out by hand. Same contractor as in March. File closed.”'),
    },
    {
      kind: 'form',
      time: 'Oct 20',
      author: 'Exposure management',
      title: 'MGA bordereau, row 218',
      lines: lines('occupancy: plastics warehouse', 'address: same as Building 2'),
    },
    {
      kind: 'letter',
      time: 'Jan 15',
      author: 'Broker',
      title: 'Email to underwriting',
      lines: lines('“My client asks again whether the limit is high enough.”'),
    },
    {
      kind: 'form',
      time: 'Jan 27',
      author: 'Underwriting',
      title: 'Quote, property renewal',
      lines: lines('limit: as expiring', 'survey note: on file'),
      stamp: 'draft',
    },
  ],
  alert: {
    time: 'Jan 28',
    title: 'Building 2 would renew with its sprinklers off',
    reasons: lines(
      'No one’s confirmed the valve open since June.',
      'One contractor is in two fire files.',
      'Plastics are stored at the same address.',
    ),
  },
  log: {
    time: 'Jan 30',
    who: 'Property underwriter',
    choice: 'Bind only with the valve open',
    known: 'An engineer is nearby on Tuesday.',
    dismissed: 'A higher deductible: it doesn’t put out a fire.',
  },
  section: { ground: 'graphite', spacing: 'standard', anchor: 'evidence' },
};
