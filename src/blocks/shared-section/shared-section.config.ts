import { layouts } from '@/fields/layout';
import { linkable, validateLinkable } from '@/fields/linkable';
import { validateAnchor } from '@/fields/section';
import { defineBlock } from '../define-block';

/** A section of another document, shown on another ground or in another layout. Its text is edited there only. */
export const sharedSection = defineBlock({
  slug: 'shared-section',
  singular: 'Section of another page',
  plural: 'Sections of other pages',
  interfaceName: 'SharedSectionBlock',
  group: 'Lists of this site',
  use: 'A section of another page, which changes with it.',
  fields: [
    {
      name: 'document',
      type: 'relationship',
      relationTo: ['pages', 'industries'],
      custom: { holds: 'section' },
      required: true,
      filterOptions: linkable,
      validate: validateLinkable,
      admin: { allowCreate: false, description: 'The page that contains the section.' },
    },
    {
      name: 'anchor',
      type: 'text',
      required: true,
      validate: validateAnchor,
      custom: { holds: 'code' },
      admin: {
        description:
          'The anchor of the section there. Industries have hero, challenge, capabilities, architecture, deployment and next; their own section has the anchor of its settings.',
      },
    },
    {
      name: 'layout',
      type: 'select',
      custom: { isDesign: true },
      options: Object.entries(layouts).map(([value, label]) => ({ value, label })),
      admin: { description: 'A different layout than on that page, if the section offers it. Leave empty to keep it.' },
    },
  ],
});
