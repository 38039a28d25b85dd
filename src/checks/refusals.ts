import type { FlattenedField, PayloadRequest, Validate } from 'payload';
import type { Schema } from '@/data/preview/schema';
import { isAsked } from './asked';
import { error, type Finding } from './finding';

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Checked = { req: PayloadRequest; schema: Schema; collection: string; id: string; document: Json };

async function refusalOf(
  field: FlattenedField,
  value: unknown,
  path: string,
  siblings: Json,
  block: Json,
  at: Checked,
) {
  if (!('validate' in field) || !field.validate) return [];
  const options = {
    ...field,
    id: at.id,
    blockData: block,
    collectionSlug: at.collection,
    data: at.document,
    event: 'submit',
    operation: 'update',
    overrideAccess: false,
    path: path.split('.'),
    preferences: { fields: {} },
    req: at.req,
    siblingData: siblings,
  };
  const answer = await (field.validate as Validate)(value, options as unknown as Parameters<Validate>[1]);
  if (answer === true) return [];
  const label = 'label' in field && typeof field.label === 'string' ? field.label : '';
  const isShort = answer === at.req.t('validation:required');
  return [error('field', path, isShort && label ? `${label} is missing.` : answer)];
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
    found.push(...(await refusalOf(field, value, path, data, block, at)));
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
