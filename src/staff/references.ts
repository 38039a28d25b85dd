import type { FlattenedBlock, FlattenedField, Payload } from 'payload';
import { validateHref, validateOptionalHref } from '@/fields/link';
import { ruleOf } from '@/lib/validation-rule';

export type Reference = { place: string } & (
  | { kind: 'address'; address: string }
  | { kind: 'document'; collection: string; id: string }
  | { kind: 'section'; collection: string; id: string; anchor: string }
);

/** Their validation wraps the one of link fields, since they may be empty. */
const ADDRESS_FIELDS = new Set(['calendarAddress', 'privacyAddress']);

const isAddressRule = (validate: unknown) =>
  [validateHref, validateOptionalHref].some((rule) => rule === ruleOf(validate));

const isPerson = (relationTo: string | string[]) => relationTo === 'users';

type Values = Record<string, unknown>;
const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const idOf = (value: unknown): string | undefined => {
  const id = isValues(value) ? value.id : value;
  return typeof id === 'string' ? id : undefined;
};

type Walk = { blocks: Payload['blocks']; data: Values; into: Reference[] };

function related(value: unknown, relationTo: string | string[], place: string): Reference[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => related(one, relationTo, `${place}.${index}`));
  const isPolymorphic = isValues(value) && typeof value.relationTo === 'string';
  const collection = isPolymorphic ? String(value.relationTo) : relationTo;
  const id = idOf(isPolymorphic ? value.value : value);
  return id && typeof collection === 'string' ? [{ kind: 'document', place, collection, id }] : [];
}

function inText(node: unknown, place: string): Reference[] {
  if (!isValues(node)) return [];
  const below = Array.isArray(node.children) ? node.children : isValues(node.root) ? [node.root] : [];
  const own: Reference[] = [];
  if ((node.type === 'link' || node.type === 'autolink') && isValues(node.fields)) {
    const { linkType, doc, url } = node.fields;
    if (linkType === 'internal') own.push(...related(doc, [], place));
    else if (typeof url === 'string') own.push({ kind: 'address', place, address: url });
  }
  if (node.type === 'upload') own.push(...related(node, [], place));
  return [...own, ...below.flatMap((child) => inText(child, place))];
}

/** Fields hidden by a condition keep old values, which pages do not show. */
function isShown(field: FlattenedField, { data }: Walk, sibling: Values): boolean {
  const condition = 'admin' in field ? field.admin?.condition : undefined;
  if (!condition) return true;
  const more = { blockData: sibling, operation: 'update', path: [], user: null } as const;
  return Boolean(condition(data, sibling, more as unknown as Parameters<typeof condition>[2]));
}

function inBlock(values: Values, place: string, walk: Walk, own: FlattenedBlock[] | undefined): void {
  const { blockType } = values;
  const block = own?.find(({ slug }) => slug === blockType) ?? walk.blocks[blockType as keyof Payload['blocks']];
  if (!block) return;
  if (blockType === 'shared-section' && isValues(values.document)) {
    const id = idOf(values.document.value);
    const { anchor } = values;
    if (id)
      walk.into.push({
        kind: 'section',
        place,
        collection: String(values.document.relationTo),
        id,
        anchor: String(anchor),
      });
    return;
  }
  inFields(block.flattenedFields, values, place, walk);
}

function inRows(value: unknown, place: string, each: (row: Values, place: string) => void): void {
  if (!Array.isArray(value)) return;
  for (const [index, row] of value.entries()) if (isValues(row)) each(row, `${place}.${index}`);
}

function inField(field: FlattenedField, value: unknown, place: string, walk: Walk): void {
  if (field.type === 'group' || field.type === 'tab') {
    if (isValues(value)) inFields(field.flattenedFields, value, place, walk);
  } else if (field.type === 'array') {
    inRows(value, place, (row, at) => inFields(field.flattenedFields, row, at, walk));
  } else if (field.type === 'blocks') {
    const own = field.blocks as FlattenedBlock[];
    inRows(value, place, (row, at) => inBlock(row, at, walk, own));
  } else if (field.type === 'relationship' || field.type === 'upload') {
    if (!isPerson(field.relationTo)) walk.into.push(...related(value, field.relationTo, place));
  } else if (field.type === 'richText') {
    walk.into.push(...inText(value, place));
  } else if (field.type === 'text' && typeof value === 'string' && value) {
    const isAddress = isAddressRule(field.validate) || ADDRESS_FIELDS.has(field.name);
    if (isAddress) walk.into.push({ kind: 'address', place, address: value });
  }
}

function inFields(fields: FlattenedField[], values: Values, place: string, walk: Walk): void {
  for (const field of fields) {
    if (!('name' in field) || !isShown(field, walk, values)) continue;
    inField(field, values[field.name], place ? `${place}.${field.name}` : field.name, walk);
  }
}

/** All references of a document, found through its collection's fields: new blocks need no change here. */
export function referencesOf(
  payload: Pick<Payload, 'blocks'>,
  fields: FlattenedField[],
  document: object,
): Reference[] {
  const into: Reference[] = [];
  const data = document as Values;
  inFields(fields, data, '', { blocks: payload.blocks, data, into });
  return into;
}
