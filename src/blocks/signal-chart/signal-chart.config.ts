import { heading } from '@/fields/heading';
import { signalChartFields } from '@/fields/industry-parts';
import { layout } from '@/fields/layout';
import { defineBlock } from '../define-block';

/** The chart is labelled illustrative. */
export const signalChart = defineBlock({
  slug: 'signal-chart',
  singular: 'Challenge with chart',
  plural: 'Challenges with charts',
  interfaceName: 'SignalChartBlock',
  group: 'Pictures and figures',
  fields: [
    layout('split', 'rows'),
    heading({ description: 'The headline, for example The challenge.' }),
    {
      name: 'lead',
      type: 'text',
      required: true,
      maxLength: 120,
      admin: { description: 'The challenge in one line.' },
    },
    {
      name: 'text',
      type: 'textarea',
      required: true,
      maxLength: 1200,
      admin: { description: 'The challenge in full. Leave a blank line between paragraphs.' },
    },
    {
      name: 'chart',
      type: 'group',
      interfaceName: 'SignalChart',
      fields: signalChartFields,
      admin: { description: 'The chart. Every reading is an illustration, and the page says so.' },
    },
  ],
});
