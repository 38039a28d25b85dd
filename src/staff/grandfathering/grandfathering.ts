import type { Field, Plugin, Validate } from 'payload';
import { validations } from 'payload/shared';
import { schemaIn } from '@/fields/schema-in';
import { anchorAt, pathAt } from '@/lib/anchor';
import { inBlock, inFields } from '@/lib/configured-fields';
import { isObject } from '@/lib/is-object';
import { wrapRule } from '@/lib/validation-rule';
import { knownIn, type Place } from './live';
import { refusal, refusalsOf } from './refusals';

type Options = Parameters<Validate>[1];

/** The admin's form does not say where a field is, but its values are parts of the document. */
function pathOfPart(part: unknown, document: object): string | undefined {
  if (part === document) return '';
  for (const [key, value] of Object.entries(document)) {
    const below = isObject(value) ? pathOfPart(part, value) : undefined;
    if (below !== undefined) return below ? `${key}.${below}` : key;
  }
  return undefined;
}

function pathOf({ name }: { name: string }, { path, data, siblingData }: Options): string | undefined {
  if (path?.length) return path.join('.');
  const parent = pathOfPart(siblingData, data ?? {});
  return parent ? `${parent}.${name}` : parent === '' ? name : undefined;
}

/** A rule that accepts what visitors see already. */
function acceptingLive(field: Field & { name: string }, rule: Validate, global: string | undefined): Validate {
  return async (value, options) => {
    const response = await rule(value, options);
    const { req, data, collectionSlug, id } = options;
    if (response === true || !req?.payload?.db) return response;
    const at: Place | undefined = global ? { global } : collectionSlug ? { collection: collectionSlug, id } : undefined;
    const path = pathOf(field, options);
    const anchor = path && anchorAt(path, data ?? {});
    if (!at || !anchor) return response;
    const isKnown = await knownIn(req, at, async (live) => {
      const only = pathAt(anchor, live);
      return only ? refusalsOf({ req, schema: schemaIn(req.payload, at), at, document: live, only }) : [];
    });
    return isKnown(refusal(field, path, value, response, req), data ?? {}) || response;
  };
}

const ruleFor = (field: Field): Validate | undefined =>
  ('validate' in field && (field.validate as Validate | undefined)) ||
  (validations[field.type as keyof typeof validations] as Validate | undefined);

const accepting =
  (global?: string) =>
  (field: Field): Field => {
    const rule = ruleFor(field);
    if (!rule || !('name' in field) || !field.name) return field;
    const named = field as Field & { name: string };
    // As Payload calls its own rules.
    const complete: Validate = (value, options) => rule(value, { ...named, ...options });
    const own = 'validate' in field && field.validate ? rule : complete;
    return { ...field, validate: wrapRule(own, acceptingLive(named, own, global)) } as Field;
  };

/**
 * Content that visitors see stays publishable, whatever rule came after it: each field accepts the value that it has in
 * the live version. Put after the plugins that add fields.
 */
export const grandfathering: Plugin = (config) => ({
  ...config,
  blocks: config.blocks?.map((one) => inBlock(one, accepting())),
  collections: config.collections?.map((one) => ({ ...one, fields: inFields(one.fields, accepting()) })),
  globals: config.globals?.map((one) => ({ ...one, fields: inFields(one.fields, accepting(one.slug)) })),
});
