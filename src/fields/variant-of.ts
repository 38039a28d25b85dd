import type { Field } from 'payload';
import { denyField, staffOnlyField } from '@/access/rules';

/** Set by src/plugins/experiments only; copies are ordinary pages. */
export const variantOf: Field = {
  name: 'variantOf',
  type: 'relationship',
  relationTo: 'pages',
  label: 'Variant of',
  access: { read: staffOnlyField, create: denyField, update: denyField },
  hooks: { beforeDuplicate: [() => null] },
  admin: {
    position: 'sidebar',
    readOnly: true,
    allowCreate: false,
    disableListColumn: true,
    condition: ({ variantOf: page }) => Boolean(page),
    description:
      'Visitors see this page only as part of an experiment, at the address of that page. Its own address is for previews.',
  },
};
