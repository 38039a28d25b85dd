import type { FlattenedField, PayloadRequest, Validate } from 'payload';
import type { Schema } from '@/data/preview/schema';
import { error, type Finding } from '@/lib/finding';
import { isObject } from '@/lib/is-object';
import { ruleOf } from '@/lib/validation-rule';
import { isAsked } from './asked';
import type { Place } from './live';

type Json = Record<string, unknown>;

type Checked = {
  req: PayloadRequest;
  schema: Schema;
  at: Place;
  document: Json;
  /** Path of the one field to check. */
  only?: string;
};

/** Judged as a whole, so any change would be another value: their faults are known by what the rule answers. */
const WHOLE = new Set(['array', 'blocks', 'richText', 'json']);

type Refused = { type: string; label?: unknown };

/** `answer`: of the field's rule. */
export function refusal({ type, label }: Refused, path: string, value: unknown, answer: string, { t }: PayloadRequest) {
  const isShort = answer === t('validation:required') && typeof label === 'string' && label !== '';
  const finding = error('field', path, isShort ? `${label} is missing.` : answer);
  return { ...finding, judged: WHOLE.has(type) ? answer : value || null };
}

async function refusalOf(
  field: FlattenedField,
  value: unknown,
  path: string,
  siblings: Json,
  block: Json,
  { req, at, document }: Checked,
) {
  if (!('validate' in field) || !field.validate) return [];
  const options = {
    ...field,
    id: 'id' in at ? at.id : undefined,
    blockData: block,
    collectionSlug: 'collection' in at ? at.collection : undefined,
    data: document,
    event: 'submit',
    operation: 'update',
    overrideAccess: false,
    path: path.split('.'),
    preferences: { fields: {} },
    req,
    siblingData: siblings,
  };
  const rule = ruleOf(field.validate) as Validate;
  const answer = await rule(value, options as unknown as Parameters<Validate>[1]);
  return answer === true ? [] : [refusal(field, path, value, answer, req)];
}

async function inFields(
  fields: FlattenedField[],
  data: Json,
  prefix: string,
  block: Json,
  at: Checked,
): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const field of fields) {
    if (
      !('name' in field) ||
      field.name === 'id' ||
      !isAsked(field, at.document, data, { blockData: block, user: at.req.user })
    )
      continue;
    const value = data[field.name];
    const path = prefix + field.name;
    const { only = path } = at;
    if (only === path) found.push(...(await refusalOf(field, value, path, data, block, at)));
    else if (!only.startsWith(`${path}.`)) continue;
    if (field.type === 'group' || field.type === 'tab') {
      found.push(...(await inFields(field.flattenedFields, isObject(value) ? value : {}, `${path}.`, block, at)));
    } else if ((field.type === 'array' || field.type === 'blocks') && Array.isArray(value)) {
      for (const [index, row] of value.entries()) {
        if (!isObject(row)) continue;
        const isBlock = field.type === 'blocks';
        const inside = isBlock ? at.schema.blockFields(row.blockType) : field.flattenedFields;
        found.push(...(await inFields(inside ?? [], row, `${path}.${index}.`, isBlock ? row : block, at)));
      }
    }
  }
  return found;
}

/** What Payload would refuse if the draft were published now; saving a draft skips this validation. */
export const refusalsOf = (checked: Checked): Promise<Finding[]> =>
  inFields(checked.schema.fields, checked.document, '', {}, checked);
