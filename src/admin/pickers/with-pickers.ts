import type { Field, Plugin } from 'payload';
import { inBlock, inFields } from '@/lib/configured-fields';
import { choosable } from './choices';

const isChoosable = (slug: string) => choosable.some((one) => one === slug);

/** A field for choosing documents is a picker, unless it has a component of its own. */
function withPicker(field: Field): Field {
  if (field.type !== 'relationship') return field;
  const components = field.admin?.components;
  if (components?.Field || ![field.relationTo].flat().every(isChoosable)) return field;
  return {
    ...field,
    admin: { ...field.admin, components: { Field: '/admin/pickers/picker#Picker', ...components } },
  } as Field;
}

/** Every field for choosing documents shows them in the same way. Put after the plugins that add fields. */
export const pickers: Plugin = (config) => ({
  ...config,
  blocks: config.blocks?.map((one) => inBlock(one, withPicker)),
  collections: config.collections?.map((one) => ({ ...one, fields: inFields(one.fields, withPicker) })),
  globals: config.globals?.map((one) => ({ ...one, fields: inFields(one.fields, withPicker) })),
});
