import { heading, intro } from '@/fields/heading';
import { defineBlock } from '../define-block';

/** What visitors have to load, and an estimate of the carbon for it: as measured, nothing to fill in. */
export const pageWeight = defineBlock({
  slug: 'page-weight',
  singular: 'Weight of pages',
  plural: 'Weights of pages',
  interfaceName: 'PageWeightBlock',
  group: 'Text and data',
  use: 'What a first visit loads and the carbon estimated for it, as it was measured last.',
  fields: [heading(), intro()],
});
