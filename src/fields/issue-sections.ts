import type { Block, Field } from 'payload';
import { validateHref } from './link';
import { picture } from './picture';
import { row, text, textArea } from './text';
import { rowLabel, withRowLabels } from './with-row-labels';

type Kind = { slug: string; singular: string; plural: string; interfaceName: string; fields: Field[] };

const kind = ({ slug, singular, plural, interfaceName, fields }: Kind): Block => ({
  slug,
  interfaceName,
  labels: { singular, plural },
  admin: { disableBlockName: true, components: { Label: rowLabel(singular) } },
  fields: withRowLabels(fields),
});

const label: Field = text('label', 80, 'What people click. Say what they will see there.', { width: '50%' });
const address: Field = {
  name: 'url',
  type: 'text',
  label: 'Address',
  required: true,
  validate: validateHref,
  custom: { holds: 'address' },
  admin: { width: '50%', description: 'For example /platform or https://www.example.com.' },
};

/** Few kinds: each has to look right in every mail program, as plain text and on the page of the issue. */
export const issueSectionBlocks: Block[] = [
  kind({
    slug: 'headline',
    singular: 'Headline',
    plural: 'Headlines',
    interfaceName: 'IssueHeadline',
    fields: [text('text', 120)],
  }),
  kind({
    slug: 'paragraphs',
    singular: 'Text',
    plural: 'Texts',
    interfaceName: 'IssueText',
    fields: [textArea('text', 5000, 'Leave a blank line between paragraphs.')],
  }),
  kind({
    slug: 'picture',
    singular: 'Picture',
    plural: 'Pictures',
    interfaceName: 'IssuePicture',
    fields: [
      picture('Many mail programs show pictures only on request: say nothing in them that the text does not.', {
        required: true,
      }),
      text('caption', 200, 'Under the picture. Optional.', { isOptional: true }),
    ],
  }),
  kind({
    slug: 'button',
    singular: 'Button',
    plural: 'Buttons',
    interfaceName: 'IssueButton',
    fields: [row(label, address)],
  }),
  kind({
    slug: 'links',
    singular: 'List of links',
    plural: 'Lists of links',
    interfaceName: 'IssueLinks',
    fields: [
      {
        ...text('heading', 120, '', { isOptional: true, custom: { headingLevel: 2 } }),
        admin: { description: 'Above the list. Optional.' },
      },
      {
        name: 'links',
        type: 'array',
        required: true,
        minRows: 1,
        maxRows: 12,
        labels: { singular: 'Link', plural: 'Links' },
        fields: [row(label, address)],
      },
    ],
  }),
];
