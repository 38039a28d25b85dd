/** Writes to INVENTORY_FILE. Run by `payload run`, which resolves the imports of Payload's configuration. */
import fs from 'node:fs';
import config from '@payload-config';
import type { Block, Endpoint, Field } from 'payload';
import type { FieldShape, PayloadInventory } from './inventory.ts';

const slugOf = (block: Block | string) => (typeof block === 'string' ? block : block.slug);

function shapeOf(field: Field): FieldShape[] {
  // Rows, collapsibles, and unnamed tabs and groups only arrange fields.
  if (field.type === 'tabs') {
    return field.tabs.flatMap((tab) =>
      'name' in tab && tab.name
        ? [{ name: tab.name, type: 'group', fields: tab.fields.flatMap(shapeOf) }]
        : tab.fields.flatMap(shapeOf),
    );
  }
  if (!('name' in field) || !field.name) return 'fields' in field ? field.fields.flatMap(shapeOf) : [];
  const { name, type } = field;
  const blocks = type === 'blocks' ? [...(field.blockReferences ?? []), ...field.blocks].map(slugOf) : undefined;
  return [
    {
      name,
      type,
      required: 'required' in field && field.required === true,
      hasMany: 'hasMany' in field && field.hasMany === true,
      options:
        'options' in field
          ? field.options.map((option) => (typeof option === 'string' ? option : option.value))
          : undefined,
      relationTo: 'relationTo' in field ? [field.relationTo].flat() : undefined,
      isPolymorphic: 'relationTo' in field && Array.isArray(field.relationTo),
      blocks,
      fields: 'fields' in field ? field.fields.flatMap(shapeOf) : undefined,
    },
  ];
}

const endpointsOf = (endpoints: Omit<Endpoint, 'root'>[] | false | undefined) =>
  (endpoints || []).map(({ method, path }) => ({ method: method.toUpperCase(), path }));

const { blocks = [], collections, endpoints, globals } = await config;
const inventory: PayloadInventory = {
  collections: collections.map(({ slug, auth, upload, endpoints, fields }) => ({
    slug,
    isAuth: Boolean(auth),
    isUpload: Boolean(upload),
    endpoints: endpointsOf(endpoints),
    fields: fields.flatMap(shapeOf),
  })),
  globals: globals.map(({ slug, endpoints, fields }) => ({
    slug,
    endpoints: endpointsOf(endpoints),
    fields: fields.flatMap(shapeOf),
  })),
  endpoints: endpointsOf(endpoints),
  blocks: blocks.map(({ slug, fields }) => ({ slug, fields: fields.flatMap(shapeOf) })),
};
fs.writeFileSync(process.env.INVENTORY_FILE ?? '', JSON.stringify(inventory));
process.exit(0);
