import type { Block, Field, Plugin, RelationshipField } from 'payload';
import { choosable } from './choices';

const isChoosable = (slug: string) => choosable.some((one) => one === slug);

/** A field for choosing documents is a picker, unless it has a component of its own. */
function withPicker(field: RelationshipField): Field {
  const components = field.admin?.components;
  if (components?.Field || ![field.relationTo].flat().every(isChoosable)) return field;
  return {
    ...field,
    admin: { ...field.admin, components: { Field: '/admin/pickers/picker#Picker', ...components } },
  } as Field;
}

function inField(field: Field): Field {
  if (field.type === 'relationship') return withPicker(field);
  if (field.type === 'tabs')
    return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(inField) })) } as Field;
  if (field.type === 'blocks') return { ...field, blocks: field.blocks.map(inBlock) };
  return 'fields' in field ? ({ ...field, fields: field.fields.map(inField) } as Field) : field;
}

const inBlock = (block: Block): Block => ({ ...block, fields: block.fields.map(inField) });

/** Every field for choosing documents shows them in the same way. Put after the plugins that add fields. */
export const pickers: Plugin = (config) => ({
  ...config,
  blocks: config.blocks?.map(inBlock),
  collections: config.collections?.map((one) => ({ ...one, fields: one.fields.map(inField) })),
  globals: config.globals?.map((one) => ({ ...one, fields: one.fields.map(inField) })),
});
