import type { FlattenedField, Payload } from 'payload';
import { traitsOf } from '@/fields/traits';
import { type FieldValue, fieldsOf } from '@/fields/walk';
import { idIn } from '@/lib/id-of';
import { isRecord } from '@/lib/is-object';

export type Reference = { place: string } & (
  | { kind: 'address'; address: string }
  | { kind: 'document'; collection: string; id: string }
  | { kind: 'section'; collection: string; id: string; anchor: string }
);

function related(value: unknown, relationTo: string | string[], place: string): Reference[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => related(one, relationTo, `${place}.${index}`));
  const isPolymorphic = isRecord(value) && typeof value.relationTo === 'string';
  const collection = isPolymorphic ? String(value.relationTo) : relationTo;
  const id = idIn(isPolymorphic ? value.value : value);
  return id && typeof collection === 'string' ? [{ kind: 'document', place, collection, id }] : [];
}

function inText(node: unknown, place: string): Reference[] {
  if (!isRecord(node)) return [];
  const below = Array.isArray(node.children) ? node.children : isRecord(node.root) ? [node.root] : [];
  const own: Reference[] = [];
  if ((node.type === 'link' || node.type === 'autolink') && isRecord(node.fields)) {
    const { linkType, doc, url } = node.fields;
    if (linkType === 'internal') own.push(...related(doc, [], place));
    else if (typeof url === 'string') own.push({ kind: 'address', place, address: url });
  }
  if (node.type === 'upload') own.push(...related(node, [], place));
  return [...own, ...below.flatMap((child) => inText(child, place))];
}

/** The document of a shared section: the reference leads to one of its sections, and is that of the whole row. */
function sharedSection({ value, siblings, path }: FieldValue): Reference[] {
  const id = isRecord(value) ? idIn(value.value) : undefined;
  if (!id || !isRecord(value)) return [];
  const place = path.replace(/\.[^.]+$/, '');
  return [{ kind: 'section', place, collection: String(value.relationTo), id, anchor: String(siblings.anchor) }];
}

function referencesIn(at: FieldValue): Reference[] {
  const { field, value, path } = at;
  if (field.type === 'richText') return inText(value, path);
  if (field.type === 'relationship' || field.type === 'upload') {
    if (traitsOf(field).holds === 'section') return sharedSection(at);
    return field.relationTo === 'users' ? [] : related(value, field.relationTo, path);
  }
  const isAddress = traitsOf(field).holds === 'address' && typeof value === 'string' && value;
  return isAddress ? [{ kind: 'address', place: path, address: value }] : [];
}

/** All references of a document. */
export const referencesOf = (
  { blocks }: Pick<Payload, 'blocks'>,
  fields: FlattenedField[],
  document: object,
): Reference[] => [...fieldsOf({ fields, blocks }, document)].flatMap(referencesIn);
