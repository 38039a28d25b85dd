import type { Block, Field } from 'payload';

type Change = (field: Field) => Field | Field[];

export const inBlock = (block: Block, change: Change): Block => ({ ...block, fields: inFields(block.fields, change) });

function within(field: Field, change: Change): Field {
  if (field.type === 'tabs')
    return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: inFields(tab.fields, change) })) } as Field;
  if (field.type === 'blocks') return { ...field, blocks: field.blocks.map((block) => inBlock(block, change)) };
  return 'fields' in field ? ({ ...field, fields: inFields(field.fields, change) } as Field) : field;
}

/** `change` of each field as it is configured, after that of the fields within it. */
export const inFields = (fields: Field[], change: Change): Field[] =>
  fields.flatMap((field) => change(within(field, change)));
