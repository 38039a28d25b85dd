import { heading } from '@/fields/heading';
import { challengeFields } from '@/fields/industry-parts';
import { layout } from '@/fields/layout';
import { defineBlock } from '../define-block';

/** Labeled illustrative. */
export const signalChart = defineBlock({
  slug: 'signal-chart',
  singular: 'Challenge with chart',
  plural: 'Challenges with charts',
  interfaceName: 'SignalChartBlock',
  group: 'Brand drawings',
  use: 'How early a signal was there before it was seen.',
  fields: [
    layout('split', 'rows'),
    heading({ description: 'The headline, for example The challenge.' }),
    ...challengeFields(),
  ],
});
