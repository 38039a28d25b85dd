import type { BlocksField, Field, Plugin, UIField } from 'payload';
import { inFields } from '@/lib/configured-fields';

const slugOf = (one: string | { slug: string }) => (typeof one === 'string' ? one : one.slug);

/** Above the list, not before its input: that draws the list again, and loses what is being typed. */
const noticeOf = ({ name, blockReferences, blocks, labels }: BlocksField): UIField => ({
  name: `${name}Unknown`,
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: {
      Field: {
        path: '/admin/unknown-kinds/unknown-rows#UnknownRows',
        clientProps: {
          list: name,
          row: typeof labels?.singular === 'string' ? labels.singular : 'Row',
          kinds: [...(blockReferences ?? []), ...blocks].map(slugOf),
        },
      },
    },
  },
});

const withNotice = (field: Field): Field[] => (field.type === 'blocks' ? [noticeOf(field), field] : [field]);

/** Lists of sections say which of their rows the form cannot show (patches/README.md). */
export const unknownRows: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((one) => ({ ...one, fields: inFields(one.fields, withNotice) })),
});
