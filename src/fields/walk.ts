import type { FlattenedBlock, FlattenedField } from 'payload';
import { isRecord } from '@/lib/is-object';

export type Values = Record<string, unknown>;
export type Pointer = (string | number)[];
type Blocks = Readonly<Record<string, FlattenedBlock>>;
/** The fields of a collection, global or block, and the blocks that their sections refer to. */
export type Schema = { fields: FlattenedField[]; blocks: Blocks };

type Inside = { fields: FlattenedField[]; values: Values; step?: number; section?: FlattenedBlock };

/** The block of a section: of the field itself (forms, issues), otherwise a shared one. */
const blockOf = (field: { blocks?: unknown }, { blockType }: Values, shared: Blocks) =>
  ((field.blocks ?? []) as FlattenedBlock[]).find(({ slug }) => slug === blockType) ??
  // A section of the kind `constructor` is unknown.
  (Object.hasOwn(shared, String(blockType)) ? shared[String(blockType)] : undefined);

/** The rows of a list of sections whose kind is in the content, but no longer on the site. */
export function unknownRows(field: FlattenedField, value: unknown, blocks: Blocks): { step: number; kind: string }[] {
  if (field.type !== 'blocks' || !Array.isArray(value)) return [];
  return value.flatMap((row: unknown, step) =>
    isRecord(row) && !blockOf(field, row, blocks) ? [{ step, kind: String(row.blockType) }] : [],
  );
}

/** What is below a group, a list or a list of sections. Sections of unknown blocks are left out. */
export function insideOf(field: FlattenedField, value: unknown, blocks: Blocks): Inside[] {
  if (field.type === 'group' || field.type === 'tab')
    return [{ fields: field.flattenedFields, values: isRecord(value) ? value : {} }];
  if ((field.type !== 'array' && field.type !== 'blocks') || !Array.isArray(value)) return [];
  return value.flatMap((values: unknown, step): Inside[] => {
    if (!isRecord(values)) return [];
    if (field.type === 'array') return [{ fields: field.flattenedFields, values, step }];
    const section = blockOf(field, values, blocks);
    return section ? [{ fields: section.flattenedFields, values, step, section }] : [];
  });
}

/** `pointsLabel` becomes `Points label`. */
const spoken = (name: string) => {
  const words = name.replace(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
export const labelOf = (field: FlattenedField): string =>
  'label' in field && typeof field.label === 'string' ? field.label : spoken(field.name);

export type FieldValue = {
  field: FlattenedField;
  value: unknown;
  pointer: Pointer;
  /** The pointer as in a form, such as `blocks.2.heading`. */
  path: string;
  /** What leads there: `Hero`, `Heading`. */
  labels: string[];
  /** The values beside it: of its row, group or section. */
  siblings: Values;
  /** Those of its section. */
  block: Values;
};

type Options = {
  user?: unknown;
  /** False for a field that is left out, with what is below it. */
  enters?: (at: FieldValue) => boolean;
};

/** A condition that throws counts as met. */
function isShown({ field, siblings, block }: FieldValue, document: Values, user: unknown): boolean {
  const condition = field.admin && 'condition' in field.admin ? field.admin.condition : undefined;
  if (!condition) return true;
  const context = { blockData: block, operation: 'update', path: [], user };
  try {
    return Boolean(condition(document, siblings, context as unknown as Parameters<typeof condition>[2]));
  } catch {
    return true;
  }
}

/**
 * Every field of a document with its value, outer ones first, found through the fields of its collection: a new block
 * needs no change here. Leaves out what a condition hides: such fields keep old values, which pages do not show.
 */
export function* fieldsOf(schema: Schema, document: object, options: Options = {}): Generator<FieldValue> {
  const { user = null, enters = () => true } = options;
  const whole = document as Values;
  type Above = Pick<FieldValue, 'pointer' | 'labels' | 'block'>;

  function* below(fields: FlattenedField[], siblings: Values, above: Above): Generator<FieldValue> {
    for (const field of fields) {
      const pointer = [...above.pointer, field.name];
      const labels = [...above.labels, labelOf(field)];
      const { block } = above;
      const at = { field, value: siblings[field.name], pointer, path: pointer.join('.'), labels, siblings, block };
      if (!enters(at) || !isShown(at, whole, user)) continue;
      yield at;
      for (const { fields: inner, values, step, section } of insideOf(field, at.value, schema.blocks)) {
        const name = section?.labels?.singular;
        yield* below(inner, values, {
          pointer: step === undefined ? pointer : [...pointer, step],
          labels: typeof name === 'string' ? [name] : labels,
          block: section ? values : block,
        });
      }
    }
  }
  yield* below(schema.fields, whole, { pointer: [], labels: [], block: {} });
}

type Change = (at: Pick<FieldValue, 'field' | 'value' | 'path'>, below: (value: unknown) => unknown) => unknown;

/**
 * A copy with the results of `change`, which is called for every field, hidden or empty ones included; its `below`
 * changes what is inside a group or list. Values without a field stay.
 */
export function mapFields({ fields, blocks }: Schema, document: Values, change: Change): Values {
  const inRows = (field: FlattenedField, value: unknown, path: string): unknown => {
    if (!isRecord(value) && !Array.isArray(value)) return value;
    const inside = insideOf(field, value, blocks).map(({ fields: inner, values, step }) => ({
      step,
      values: each(inner, values, `${path}.${step === undefined ? '' : `${step}.`}`),
    }));
    if (!Array.isArray(value)) return inside[0]?.values ?? value;
    const changed = new Map(inside.map(({ step, values }) => [step, values]));
    return value.map((row: unknown, index) => changed.get(index) ?? row);
  };

  const each = (inner: FlattenedField[], values: Values, prefix: string): Values => {
    const changed = { ...values };
    for (const field of inner) {
      const path = prefix + field.name;
      const value = change({ field, value: values[field.name], path }, (part) => inRows(field, part, path));
      if (value !== undefined || field.name in values) changed[field.name] = value;
    }
    return changed;
  };
  return each(fields, document, '');
}
