import type { FlattenedField } from 'payload';
import type { Schema } from './schema';

/** Not marked, because they are processed or not shown: addresses, anchors, metadata and the like. */
const unmarked = new Set([
  'address',
  'alsoCurrentFor',
  'anchor',
  'calendarAddress',
  'country',
  'defaultSeo',
  'editorial',
  'frameAddress',
  'generalSubject',
  'highlight',
  'id',
  'lastEditor',
  'locale',
  'meta',
  'path',
  'phone',
  'privacyAddress',
  'scriptAddress',
  'slug',
  'url',
]);

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

type Marker = (text: string, path: string) => string;
type Referrer = (path: string) => string;

function markNodes(node: unknown, path: string, mark: Marker): unknown {
  if (!isObject(node)) return node;
  if (typeof node.text === 'string') return { ...node, text: mark(node.text, path) };
  if (!Array.isArray(node.children)) return node;
  return { ...node, children: node.children.map((child) => markNodes(child, path, mark)) };
}

/** A copy with marked texts. `refer` also gives sections and pictures a `mark`, which views show as an attribute. */
export function markFields({ fields, blockFields }: Schema, document: Json, mark: Marker, refer?: Referrer): Json {
  const place = (value: Json, path: string) => (refer ? { ...value, mark: refer(path) } : value);

  const sections = (value: unknown, path: string) =>
    Array.isArray(value) && refer
      ? value.map((row, index) =>
          isObject(row) && isObject(row.section)
            ? { ...row, section: { ...place(row.section, `${path}.${index}`), row: row.id } }
            : row,
        )
      : value;

  const below = (inside: FlattenedField[], value: unknown, path: string) =>
    isObject(value) ? each(inside, value, `${path}.`) : value;

  const rows = (value: unknown, path: string, inside: (row: unknown) => FlattenedField[] | undefined) =>
    Array.isArray(value) ? value.map((row, index) => below(inside(row) ?? [], row, `${path}.${index}`)) : value;

  const one = (field: FlattenedField, value: unknown, path: string): unknown => {
    switch (field.type) {
      case 'text':
      case 'textarea':
        return typeof value === 'string' ? mark(value, path) : value;
      case 'richText':
        return isObject(value) ? { ...value, root: markNodes(value.root, path, mark) } : value;
      case 'upload':
        // The alt text belongs to the file; clicking it should lead to the choice of picture.
        return isObject(value)
          ? place(typeof value.alt === 'string' ? { ...value, alt: mark(value.alt, path) } : value, path)
          : value;
      case 'group':
      case 'tab':
        return below(field.flattenedFields, value, path);
      case 'array':
        return rows(value, path, () => field.flattenedFields);
      case 'blocks':
        return sections(
          rows(value, path, (row) => (isObject(row) ? blockFields(row.blockType) : undefined)),
          path,
        );
      default:
        return value;
    }
  };

  const each = (inside: FlattenedField[], data: Json, prefix: string): Json => {
    const marked = { ...data };
    for (const field of inside) {
      if (!('name' in field) || unmarked.has(field.name) || data[field.name] == null) continue;
      marked[field.name] = one(field, data[field.name], prefix + field.name);
    }
    return marked;
  };

  return each(fields, document, '');
}
