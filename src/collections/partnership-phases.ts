import { phaseFields } from '@/fields/industry-parts';
import { content } from './content';

/** Flows document, section 3, "Partnership phase". */
export const partnershipPhases = content({
  slug: 'partnership-phases',
  labels: { singular: 'Partnership phase', plural: 'Partnership phases' },
  defaultSort: 'number',
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['number', 'title', 'duration', '_status', 'lastEditor', 'updatedAt'],
    description: 'The phases of the co-creation process, shown wherever a page asks for them.',
  },
  fields: [
    {
      name: 'number',
      type: 'number',
      required: true,
      unique: true,
      min: 1,
      admin: { position: 'sidebar', description: 'Its place in the order.' },
    },
    ...phaseFields,
  ],
});
