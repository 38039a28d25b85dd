import type { PayloadRequest, Validate } from 'payload';
import { type FieldValue, fieldsOf, type Schema } from '@/fields/walk';
import { error, type Finding } from '@/lib/finding';
import { ruleOf } from '@/lib/validation-rule';
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

/** Judged as a whole, so any change would be another value: their faults are known by the message of the rule. */
const WHOLE = new Set(['array', 'blocks', 'richText', 'json']);

type Refused = { type: string; label?: unknown };

/** `response`: of the field's rule. */
export function refusal(
  { type, label }: Refused,
  path: string,
  value: unknown,
  response: string,
  { t }: PayloadRequest,
) {
  const isShort = response === t('validation:required') && typeof label === 'string' && label !== '';
  const finding = error('field', path, isShort ? `${label} is missing.` : response);
  return { ...finding, judged: WHOLE.has(type) ? response : value || null };
}

async function refusalOf({ field, value, path, siblings, block }: FieldValue, { req, at, document }: Checked) {
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
  const response = await rule(value, options as unknown as Parameters<Validate>[1]);
  return response === true ? [] : [refusal(field, path, value, response, req)];
}

/** What Payload would refuse if the draft were published now; saving a draft skips this validation. */
export async function refusalsOf(checked: Checked): Promise<Finding[]> {
  const { schema, document, req, only } = checked;
  // A row's id is the server's. Of one field, what it is in is walked through.
  const enters = ({ field, path }: FieldValue) =>
    field.name !== 'id' && (only === undefined || only === path || only.startsWith(`${path}.`));
  const found: Finding[] = [];
  for (const at of fieldsOf(schema, document, { user: req.user, enters }))
    if (only === undefined || only === at.path) found.push(...(await refusalOf(at, checked)));
  return found;
}
