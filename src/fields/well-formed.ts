import { type FieldHook, ValidationError } from 'payload';
import type { ZodType } from 'zod';

/** Rejects values that do not match the schema, in drafts too. */
export const wellFormed =
  (schema: ZodType): FieldHook =>
  ({ value, collection, path, req }) => {
    if (value === undefined || value === null) return value;
    const { error } = schema.safeParse(value);
    if (!error) return value;
    const errors = error.issues.map((issue) => ({ path: [...path, ...issue.path].join('.'), message: issue.message }));
    throw new ValidationError({ collection: collection?.slug, errors, req });
  };
