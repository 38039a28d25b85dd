import type { Block, Field } from 'payload';
import { designLast } from '@/fields/design-last';
import { withExisting } from '@/fields/existing';
import { type Ground, section } from '@/fields/section';
import { rowLabel, withRowLabels } from '@/fields/with-row-labels';
import { exampleFields } from './example-confirmation';

/** As in the section drawer, whose order is that of `blocks`: twelve essentials, then what fewer pages need. */
type Group =
  | 'Essentials'
  | 'Text and data'
  | 'Pictures and files'
  | 'Product'
  | 'Lists of this site'
  | 'Contact'
  | 'Brand drawings';

type Definition = {
  slug: string;
  singular: string;
  plural: string;
  interfaceName: string;
  group: Group;
  /** When to use it: one line of the section drawer. */
  use: string;
  fields: Field[];
  ground?: Ground;
};

/** A page block: what is left of its example, its own fields, and the section settings of every block. */
export const defineBlock = ({
  slug,
  singular,
  plural,
  interfaceName,
  group,
  use,
  fields,
  ground,
}: Definition): Block => ({
  slug,
  interfaceName,
  labels: { singular, plural },
  admin: {
    group,
    custom: { use },
    // Rows are labeled by their headline (with-row-labels.ts) instead of by a name to enter.
    disableBlockName: true,
    components: { Label: rowLabel(singular) },
    images: { thumbnail: { url: `/blocks/${slug}.png`, alt: `What the ${singular.toLowerCase()} block looks like` } },
  },
  fields: withRowLabels(withExisting(designLast([...exampleFields(slug, fields), ...fields, section({ ground })]))),
});
