import type { Block, Field } from 'payload';
import { withExisting } from '@/fields/existing';
import { type Ground, section } from '@/fields/section';
import { rowLabel, withRowLabels } from '@/fields/with-row-labels';
import { exampleConfirmation } from './example-confirmation';

type Definition = {
  slug: string;
  singular: string;
  plural: string;
  interfaceName: string;
  group: 'Opening' | 'Words' | 'Cards' | 'Collections' | 'Calls to action' | 'Pictures and figures';
  fields: Field[];
  ground?: Ground;
};

/** A page block: the example confirmation, its own fields, and the section settings of every block. */
export const defineBlock = ({ slug, singular, plural, interfaceName, group, fields, ground }: Definition): Block => ({
  slug,
  interfaceName,
  labels: { singular, plural },
  admin: {
    group,
    // Rows are labeled by their headline (with-row-labels.ts) instead of by a name to enter.
    disableBlockName: true,
    components: { Label: rowLabel(singular) },
    images: { thumbnail: { url: `/blocks/${slug}.png`, alt: `What the ${singular.toLowerCase()} block looks like` } },
  },
  fields: withRowLabels(withExisting([exampleConfirmation(slug, fields), ...fields, section({ ground })])),
});
