import type { CollectionSlug, FlattenedField, Payload } from 'payload';
import { denyField } from '@/access/rules';
import { SERVER_FIELDS } from '@/lib/server-fields';

type Kind = 'text' | 'number' | 'checkbox' | 'date' | 'day' | 'select' | 'link' | 'json';

export type Column = {
  /** Groups are named before a dot: `meta.title`. */
  name: string;
  label: string;
  kind: Kind;
  field: FlattenedField;
  /** Cannot be set by a table: never, or only for a new document. */
  fixed?: 'always' | 'later';
};

/** Hidden in the form because they are derived. */
const SHOWN_THOUGH_HIDDEN = new Set(['path', 'filename']);

const kinds: Partial<Record<FlattenedField['type'], Kind>> = {
  text: 'text',
  textarea: 'text',
  email: 'text',
  code: 'text',
  number: 'number',
  checkbox: 'checkbox',
  date: 'date',
  select: 'select',
  radio: 'select',
  relationship: 'link',
  upload: 'link',
  array: 'json',
  blocks: 'json',
  json: 'json',
  richText: 'json',
};

function kindOf(field: FlattenedField): Kind | undefined {
  const kind = kinds[field.type];
  if (kind && kind !== 'link' && 'hasMany' in field && field.hasMany) return 'json';
  const isDay = field.type === 'date' && field.admin?.date?.pickerAppearance === 'dayOnly';
  return isDay ? 'day' : kind;
}

const isHidden = (field: FlattenedField): boolean =>
  Boolean(
    ('hidden' in field && field.hidden) ||
      ('virtual' in field && field.virtual) ||
      (field.admin && 'hidden' in field.admin && field.admin.hidden),
  );

const labelOf = (field: FlattenedField): string =>
  'label' in field && typeof field.label === 'string' ? field.label : field.name;

function fixedOf(field: FlattenedField): Column['fixed'] {
  if (isHidden(field)) return 'always';
  return 'access' in field && field.access?.update === denyField ? 'later' : undefined;
}

const isServers = (field: FlattenedField): boolean =>
  'access' in field && field.access?.create === denyField && field.access?.update === denyField;

function columnsIn(fields: FlattenedField[], before: { name: string; label: string }[]): Column[] {
  return fields.flatMap((field): Column[] => {
    const isTop = before.length === 0;
    if (isTop && SERVER_FIELDS.some((name) => name === field.name)) return [];
    if (isServers(field) || (isHidden(field) && !(isTop && SHOWN_THOUGH_HIDDEN.has(field.name)))) return [];
    const path = [...before, { name: field.name, label: labelOf(field) }];
    if (field.type === 'group' || field.type === 'tab') return columnsIn(field.flattenedFields, path);
    const kind = kindOf(field);
    if (!kind) return [];
    const fixed = fixedOf(field);
    const name = path.map((step) => step.name).join('.');
    const label = path.map((step) => step.label).join(', ');
    return [{ name, label, kind, field, ...(fixed && { fixed }) }];
  });
}

/** A column for each field that staff may set; lists, sections and rich text are one column each. */
export const columnsOf = (payload: Pick<Payload, 'collections'>, collection: CollectionSlug): Column[] =>
  columnsIn(payload.collections[collection].config.flattenedFields, []);

export const hasDrafts = (payload: Pick<Payload, 'collections'>, collection: CollectionSlug): boolean =>
  Boolean(payload.collections[collection].config.versions?.drafts);

/** All headings of a table, in the order of exports. */
export const headingsOf = (payload: Pick<Payload, 'collections'>, collection: CollectionSlug): string[] => [
  'id',
  ...columnsOf(payload, collection).map(({ name }) => name),
  ...(hasDrafts(payload, collection) ? ['_status'] : []),
  'updatedAt',
];
