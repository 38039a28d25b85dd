import {
  BlockquoteFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical';
import type { Field, FieldAffectingData, FilterOptions, RelationshipFieldValidation } from 'payload';
import { relationship } from 'payload/shared';
import { pathCollections } from '@/lib/paths';
import { validateHref } from './link';
import { linkable, validateLinkable } from './linkable';
import { pdfsOnly } from './picture';

const address: Field = {
  name: 'url',
  type: 'text',
  required: true,
  label: 'Address',
  validate: validateHref,
  admin: { condition: (_, sibling) => sibling?.linkType !== 'internal' },
};

/** Of the library, only PDFs: pictures are parts of the text. */
const target = 'A page of this site, or a PDF to download';
const targets: FilterOptions = ({ relationTo }) => (relationTo === 'media' ? pdfsOnly : linkable({ relationTo }));

const validateTarget: RelationshipFieldValidation = (value, options) => {
  const isFile = typeof value === 'object' && value !== null && 'relationTo' in value && value.relationTo === 'media';
  return isFile ? relationship(value, options) : validateLinkable(value, options);
};

const asTarget = (field: FieldAffectingData): Field =>
  ({
    ...field,
    label: target,
    filterOptions: targets,
    validate: validateTarget,
    // A picker like all others: the fields of rich text are not among those that src/admin/pickers goes through.
    admin: { ...field.admin, components: { Field: '/admin/pickers/picker#Picker' } },
  }) as Field;

export const editor = lexicalEditor({
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }),
    BoldFeature(),
    ItalicFeature(),
    UnorderedListFeature(),
    OrderedListFeature(),
    BlockquoteFeature(),
    LinkFeature({
      enabledCollections: [...pathCollections, 'media'],
      fields: ({ defaultFields }) =>
        defaultFields.map((field) => {
          if (!('name' in field)) return field;
          if (field.name === 'url') return address;
          return field.name === 'doc' ? asTarget(field) : field;
        }),
    }),
    UploadFeature({ enabledCollections: ['media'] }),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
  ],
});
