import type { FlattenedField } from 'payload';
import { traitsOf } from '@/fields/traits';
import { mapFields, type Schema, type Values } from '@/fields/walk';
import { isRecord } from '@/lib/is-object';
import { SERVER_FIELDS } from '@/lib/server-fields';

/** Processed or not shown, or set by the server. */
const isUnmarked = (field: FlattenedField) =>
  ['address', 'code', 'phrase', 'metadata'].includes(traitsOf(field).holds ?? '') ||
  SERVER_FIELDS.some((name) => name === field.name);

type Marker = (text: string, path: string) => string;
type Referrer = (path: string) => string;

function markNodes(node: unknown, path: string, mark: Marker): unknown {
  if (!isRecord(node)) return node;
  if (typeof node.text === 'string') return { ...node, text: mark(node.text, path) };
  if (!Array.isArray(node.children)) return node;
  return { ...node, children: node.children.map((child) => markNodes(child, path, mark)) };
}

/** A copy with marked texts. `refer` also gives sections and pictures a `mark`, which views show as an attribute. */
export function markFields(schema: Schema, document: Values, mark: Marker, refer?: Referrer): Values {
  const place = (value: Values, path: string) => (refer ? { ...value, mark: refer(path) } : value);

  const sections = (value: unknown, path: string) =>
    Array.isArray(value) && refer
      ? value.map((row, index) =>
          isRecord(row) && isRecord(row.section)
            ? { ...row, section: { ...place(row.section, `${path}.${index}`), row: row.id } }
            : row,
        )
      : value;

  return mapFields(schema, document, ({ field, value, path }, below) => {
    if (isUnmarked(field)) return value;
    if (field.type === 'text' || field.type === 'textarea')
      return typeof value === 'string' ? mark(value, path) : value;
    if (field.type === 'blocks') return sections(below(value), path);
    if (!isRecord(value)) return below(value);
    if (field.type === 'richText') return { ...value, root: markNodes(value.root, path, mark) };
    if (field.type !== 'upload') return below(value);
    // The alt text belongs to the file; clicking it should lead to the choice of picture.
    return place(typeof value.alt === 'string' ? { ...value, alt: mark(value.alt, path) } : value, path);
  });
}
