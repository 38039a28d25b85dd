import { createHash } from 'node:crypto';
import type { FlattenedBlock, FlattenedField, Payload } from 'payload';
import { denyField } from '@/access/rules';
import { fieldsOf, unknownRows, type Values } from '@/fields/walk';
import type { ContentCollection } from '@/lib/content-collections';
import { isRecord } from '@/lib/is-object';
import { NOT_EDITED } from '@/lib/server-fields';

export const fieldsIn = ({ collections }: Pick<Payload, 'collections'>, collection: ContentCollection) =>
  collections[collection].config.flattenedFields;

type Operation = 'create' | 'update';

/** Fields that belong to the content, and that a person may set. Some, such as the language, only on creation. */
const isCarried = (field: FlattenedField, operation: Operation): boolean =>
  !NOT_EDITED.includes(field.name) &&
  field.type !== 'join' &&
  !('virtual' in field && field.virtual) &&
  field.access?.[operation] !== denyField;

export const carriedFields = (fields: FlattenedField[], operation: Operation): FlattenedField[] =>
  fields.filter((field) => isCarried(field, operation));

/** The content of a document. On an update, what it lacks becomes empty. */
export function contentOf(fields: FlattenedField[], document: object, operation: Operation): Values {
  const values = document as Values;
  const carried = carriedFields(fields, operation);
  return Object.fromEntries(
    carried.flatMap(({ name }) =>
      values[name] !== undefined ? [[name, values[name]]] : operation === 'update' ? [[name, null]] : [],
    ),
  );
}

/** The same for equal contents: without what is empty, and with sorted names. */
export function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? value.map((one) => canonical(one) ?? null) : undefined;
  if (!isRecord(value)) return value ?? undefined;
  const entries = Object.keys(value)
    .sort()
    .map((name) => [name, canonical(value[name])] as const)
    .filter(([, inner]) => inner !== undefined);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** Recognizes the content of a document, whenever and wherever it was saved. */
export function fingerprintOf(fields: FlattenedField[], document: object): string {
  const content = canonical(contentOf(fields, document, 'update'));
  return createHash('sha256')
    .update(JSON.stringify(content ?? null))
    .digest('base64url');
}

/** Kinds of sections that this site does not have. */
export function unknownKinds(
  { blocks }: { blocks: Readonly<Record<string, FlattenedBlock>> },
  fields: FlattenedField[],
  document: object,
): string[] {
  const unknown = [...fieldsOf({ fields, blocks }, document)].flatMap(({ field, value }) =>
    unknownRows(field, value, blocks),
  );
  return [...new Set(unknown.map(({ kind }) => kind))];
}

const isFilled = (value: unknown) => canonical(value) !== undefined;

/** Fields that this site does not have: it is of another version. */
export const unknownFields = (fields: FlattenedField[], data: Values): string[] =>
  Object.keys(data).filter((name) => isFilled(data[name]) && !fields.some((field) => field.name === name));
