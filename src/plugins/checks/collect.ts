import { isForMachines, traitsOf } from '@/fields/traits';
import { type FieldValue, fieldsOf, type Schema, type Values } from '@/fields/walk';
import { isRecord } from '@/lib/is-object';
import { SERVER_FIELDS } from '@/lib/server-fields';

export type Text = { path: string; text: string };
export type HeadingText = Text & { level: number };

export type Collected = {
  texts: Text[];
  links: Text[];
  headings: HeadingText[];
  files: { path: string; id: string }[];
  grounds: { path: string; ground: string }[];
};

const textOf = (node: Values): string => {
  if (typeof node.text === 'string') return node.text;
  const below = Array.isArray(node.children) ? node.children.filter(isRecord).map(textOf) : [];
  return below.join(node.type === 'root' || node.type === 'list' ? '\n' : '');
};

function collectNodes(node: unknown, path: string, into: Collected): void {
  if (!isRecord(node)) return;
  const { type, tag, value } = node;
  const text = textOf(node).trim();
  if (type === 'heading' && text) into.headings.push({ path, text, level: Number(String(tag).slice(1)) });
  if (type === 'link' || type === 'autolink') into.links.push({ path, text });
  if (type === 'upload') into.files.push({ path, id: String(isRecord(value) ? value.id : value) });
  if ((type === 'paragraph' || type === 'listitem' || type === 'quote') && text) into.texts.push({ path, text });
  // Nested lists were read with the item.
  const children = Array.isArray(node.children) ? node.children : [];
  for (const child of type === 'listitem' ? children.filter((one) => isRecord(one) && one.type === 'link') : children) {
    collectNodes(child, path, into);
  }
}

function collectField({ field, value, path }: FieldValue, into: Collected): void {
  const { holds, headingLevel } = traitsOf(field);
  if (field.type === 'richText' && isRecord(value)) collectNodes(value.root, path, into);
  if (typeof value !== 'string') return;
  if (field.type === 'upload') into.files.push({ path, id: value });
  if (holds === 'ground') into.grounds.push({ path, ground: value });
  if ((field.type !== 'text' && field.type !== 'textarea') || value.trim() === '') return;
  if (holds === 'linkWords') into.links.push({ path, text: value });
  if (headingLevel) into.headings.push({ path, text: value, level: headingLevel });
  into.texts.push({ path, text: value });
}

/** Not read as text: addresses, review notes, metadata. */
const isRead = ({ field }: FieldValue) =>
  !isForMachines(field) && traitsOf(field).holds !== 'metadata' && !SERVER_FIELDS.some((name) => name === field.name);

/** `document`: with relations as ids (depth 0). */
export function collect(schema: Schema, document: object): Collected {
  const into: Collected = { texts: [], links: [], headings: [], files: [], grounds: [] };
  for (const at of fieldsOf(schema, document, { enters: isRead })) collectField(at, into);
  return into;
}
