import type { FlattenedField } from 'payload';
import type { Schema } from '@/data/preview/schema';
import { isAsked } from '@/staff/grandfathering/asked';

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export type Text = { path: string; text: string };
export type HeadingText = Text & { level: number };

type Walk = Collected & { document: Json };

export type Collected = {
  texts: Text[];
  links: Text[];
  headings: HeadingText[];
  files: { path: string; id: string }[];
  grounds: { path: string; ground: string }[];
};

/** Not read as text: addresses, review notes, metadata. */
const UNREAD = new Set(['address', 'anchor', 'editorial', 'id', 'lastEditor', 'meta', 'path', 'slug', 'url']);

const textOf = (node: Json): string => {
  if (typeof node.text === 'string') return node.text;
  const below = Array.isArray(node.children) ? node.children.filter(isObject).map(textOf) : [];
  return below.join(node.type === 'root' || node.type === 'list' ? '\n' : '');
};

function collectNodes(node: unknown, path: string, into: Collected): void {
  if (!isObject(node)) return;
  const { type, tag, value } = node;
  const text = textOf(node).trim();
  if (type === 'heading' && text) into.headings.push({ path, text, level: Number(String(tag).slice(1)) });
  if (type === 'link' || type === 'autolink') into.links.push({ path, text });
  if (type === 'upload') into.files.push({ path, id: String(isObject(value) ? value.id : value) });
  if ((type === 'paragraph' || type === 'listitem' || type === 'quote') && text) into.texts.push({ path, text });
  // Nested lists were read with the item.
  const children = Array.isArray(node.children) ? node.children : [];
  for (const child of type === 'listitem' ? children.filter((one) => isObject(one) && one.type === 'link') : children) {
    collectNodes(child, path, into);
  }
}

/** The hero holds the main heading of the page. */
const levelOf = (blockType: unknown) => (blockType === 'hero' ? 1 : 2);

function collectField(field: FlattenedField, value: unknown, path: string, row: Json, schema: Schema, into: Walk) {
  switch (field.type) {
    case 'text':
    case 'textarea': {
      if (typeof value !== 'string' || value.trim() === '') return;
      if (field.name === 'label' && 'kind' in row) into.links.push({ path, text: value });
      if (field.name === 'headline') into.headings.push({ path, text: value, level: 1 });
      if (field.name === 'heading' && typeof row.blockType === 'string') {
        into.headings.push({ path, text: value, level: levelOf(row.blockType) });
      }
      into.texts.push({ path, text: value });
      return;
    }
    case 'richText':
      if (isObject(value)) collectNodes(value.root, path, into);
      return;
    case 'upload':
      if (typeof value === 'string') into.files.push({ path, id: value });
      return;
    case 'group':
    case 'tab':
      if (isObject(value)) collectFields(field.flattenedFields, value, `${path}.`, schema, into);
      return;
    case 'array':
    case 'blocks':
      if (!Array.isArray(value)) return;
      for (const [index, one] of value.entries()) {
        if (!isObject(one)) continue;
        const inside = field.type === 'array' ? field.flattenedFields : schema.blockFields(one.blockType);
        collectFields(inside ?? [], one, `${path}.${index}.`, schema, into);
      }
      return;
    case 'select':
      if (field.name === 'ground' && typeof value === 'string') into.grounds.push({ path, ground: value });
  }
}

function collectFields(fields: FlattenedField[], data: Json, prefix: string, schema: Schema, into: Walk): void {
  for (const field of fields) {
    if (!('name' in field) || UNREAD.has(field.name) || !isAsked(field, into.document, data)) continue;
    collectField(field, data[field.name], prefix + field.name, data, schema, into);
  }
}

/** `document`: with relations as ids (depth 0). */
export function collect(schema: Schema, document: object): Collected {
  const into: Walk = { texts: [], links: [], headings: [], files: [], grounds: [], document: document as Json };
  collectFields(schema.fields, into.document, '', schema, into);
  return into;
}
