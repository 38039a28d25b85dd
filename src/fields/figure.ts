import type { SelectField } from 'payload';
import { figures } from '@/design-system/figure-names';
import { fromPictures } from './from-pictures';

export const figure = (
  description = 'A drawing beside the text. Choose one that illustrates it, or none.',
): SelectField => ({
  name: 'figure',
  type: 'select',
  label: 'Drawing',
  options: figures.map(({ value, label }) => ({ value, label })),
  admin: { description, components: fromPictures('figure') },
});
