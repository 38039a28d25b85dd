import type { SelectField } from 'payload';
import { watched } from '@/design-system/watched';

/** The drawing of a person, in the place of a photograph. */
export const drawnPortrait = (): SelectField => ({
  name: 'drawing',
  type: 'select',
  label: 'Drawn portrait',
  options: [...watched],
  admin: {
    description:
      'A drawing of what this person watches, shown without a portrait. Without a choice, one is generated from the name.',
  },
});
