import type { Block, Field } from 'payload';
import { withExisting } from '@/fields/existing';
import { type Ground, section } from '@/fields/section';
import { rowLabel, withRowLabels } from '@/fields/with-row-labels';
import { exampleConfirmation } from './example-confirmation';

type Definition = {
  slug: string;
  singular: string;
  plural: string;
  /** The name of the generated TypeScript type. */
  interfaceName: string;
  group: 'Opening' | 'Words' | 'Cards' | 'Collections' | 'Calls to action' | 'Pictures and figures';
  fields: Field[];
  ground?: Ground;
};

/** A page block: what it still has of its example, its own fields, then the section settings that every block has. */
export const defineBlock = ({ slug, singular, plural, interfaceName, group, fields, ground }: Definition): Block => ({
  slug,
  interfaceName,
  labels: { singular, plural },
  admin: {
    group,
    // A folded section is known by its headline, not by a name that somebody would have to give it.
    disableBlockName: true,
    components: { Label: rowLabel(singular) },
    images: { thumbnail: { url: `/blocks/${slug}.png`, alt: `What the ${singular.toLowerCase()} block looks like` } },
  },
  fields: withRowLabels(withExisting([exampleConfirmation(slug, fields), ...fields, section({ ground })])),
});
