import type { FlattenedBlock, FlattenedField, Payload } from 'payload';
import { validateHref, validateOptionalHref } from '@/fields/link';
import { ruleOf } from '@/lib/validation-rule';

export type Json = Record<string, unknown>;
export type Pointer = (string | number)[];

type Part = { pointer: Pointer; text: string };

export type Text = {
  /** The field in the form, such as `blocks.2.heading`. */
  field: string;
  /** Unique in the document. */
  key: string;
  /** The labels leading there: `Hero, Heading`. */
  label: string;
  parts: Part[];
  /** For rich text: inline nodes, children `from` to before `to` of one node. */
  inline?: { parent: Pointer; from: number; to: number };
  /** Maximum number of characters. */
  most?: number;
};

/** Processed or set by the server: addresses, anchors, files, the workflow. */
const NOT_TEXT = new Set([
  ...['address', 'alsoCurrentFor', 'anchor', 'calendarAddress', 'country', 'editorial', 'id', 'lastEditor'],
  ...['frameAddress', 'locale', 'path', 'phone', 'privacyAddress', 'scriptAddress', 'securityContact', 'slug', 'url'],
  ...['filename', 'mimeType', 'sizes', 'thumbnailURL'],
]);

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const isAddress = (validate: unknown) => [validateHref, validateOptionalHref].some((rule) => rule === ruleOf(validate));

/** `pointsLabel` becomes `Points label`. */
const spoken = (name: string) => {
  const words = name.replace(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
const labelOf = (field: FlattenedField) =>
  'label' in field && typeof field.label === 'string' ? field.label : 'name' in field ? spoken(field.name) : '';

type Blocks = Payload['blocks'];
type At = { pointer: Pointer; labels: string[] };
type Walk = { blocks: Blocks; data: Json; into: Text[] };

const below = ({ pointer, labels }: At, key: string | number, label?: string): At => ({
  pointer: [...pointer, key],
  labels: label ? [...labels, label] : labels,
});

/** Hidden fields are derived by the server; fields hidden by a condition keep old values. */
function isShown(field: FlattenedField, { data }: Walk, sibling: Json): boolean {
  const admin = 'admin' in field ? field.admin : undefined;
  if (('hidden' in field && field.hidden) || (admin && 'hidden' in admin && admin.hidden)) return false;
  const condition = admin?.condition;
  if (!condition) return true;
  const more = { blockData: sibling, operation: 'update', path: [], user: null } as const;
  return Boolean(condition(data, sibling, more as unknown as Parameters<typeof condition>[2]));
}

type Found = Pick<Text, 'parts' | 'inline' | 'most'>;

const add = (walk: Walk, field: Pointer, { pointer, labels }: At, found: Found) => {
  if (!found.parts.some(({ text }) => text.trim())) return;
  walk.into.push({ field: field.join('.'), key: pointer.join('.'), label: labels.join(', '), ...found });
};

const INLINE = new Set(['text', 'link', 'autolink']);
const typeOf = (node: unknown) => (isJson(node) ? String(node.type) : '');

function partsOf(node: unknown, pointer: Pointer): Part[] {
  if (!isJson(node)) return [];
  if (node.type === 'text') return [{ pointer: [...pointer, 'text'], text: String(node.text ?? '') }];
  const children = Array.isArray(node.children) ? node.children : [];
  return children.flatMap((child, index) => partsOf(child, [...pointer, 'children', index]));
}

/** Adjacent inline nodes form a line; a line break or a nested list ends it. */
function inRichText(node: unknown, at: At, field: Pointer, walk: Walk): void {
  if (!isJson(node) || !Array.isArray(node.children)) return;
  let line: Part[] = [];
  let from = 0;
  const end = (to: number) => {
    const [first] = line;
    const inline = { parent: at.pointer, from, to };
    if (first) add(walk, field, { ...at, pointer: first.pointer }, { parts: line, inline });
    line = [];
    from = to + 1;
  };
  for (const [index, child] of node.children.entries()) {
    const pointer = [...at.pointer, 'children', index];
    if (INLINE.has(typeOf(child))) line.push(...partsOf(child, pointer));
    else {
      end(index);
      inRichText(child, { ...at, pointer }, field, walk);
    }
  }
  end(node.children.length);
}

function inBlock(row: Json, at: At, own: FlattenedBlock[], walk: Walk): void {
  const block = own.find(({ slug }) => slug === row.blockType) ?? walk.blocks[row.blockType as keyof Blocks];
  if (!block) return;
  const label = block.labels?.singular;
  const named = typeof label === 'string' ? [label] : at.labels;
  inFields(block.flattenedFields, row, { pointer: at.pointer, labels: named }, walk);
}

function inField(field: FlattenedField, value: unknown, at: At, walk: Walk): void {
  const rows = Array.isArray(value) ? value : [];
  if (field.type === 'group' || field.type === 'tab') {
    if (isJson(value)) inFields(field.flattenedFields, value, at, walk);
  } else if (field.type === 'array') {
    for (const [index, row] of rows.entries())
      if (isJson(row)) inFields(field.flattenedFields, row, below(at, index), walk);
  } else if (field.type === 'blocks') {
    for (const [index, row] of rows.entries())
      if (isJson(row)) inBlock(row, below(at, index), field.blocks as FlattenedBlock[], walk);
  } else if (field.type === 'richText') {
    if (isJson(value)) inRichText(value.root, below(at, 'root'), at.pointer, walk);
  } else if ((field.type === 'text' || field.type === 'textarea') && typeof value === 'string') {
    const parts = [{ pointer: at.pointer, text: value }];
    if (!isAddress(field.validate)) add(walk, at.pointer, at, { parts, most: field.maxLength });
  }
}

function inFields(fields: FlattenedField[], values: Json, at: At, walk: Walk): void {
  for (const field of fields) {
    if (!('name' in field) || NOT_TEXT.has(field.name) || !isShown(field, walk, values)) continue;
    inField(field, values[field.name], below(at, field.name, labelOf(field)), walk);
  }
}

/** Every text that people read, found through the fields of the collection: new blocks need no change. */
export function textsOf(payload: Pick<Payload, 'blocks'>, fields: FlattenedField[], document: object): Text[] {
  const into: Text[] = [];
  const data = document as Json;
  inFields(fields, data, { pointer: [], labels: [] }, { blocks: payload.blocks, data, into });
  return into;
}

export const joined = ({ parts }: Text): string => parts.map(({ text }) => text).join('');
