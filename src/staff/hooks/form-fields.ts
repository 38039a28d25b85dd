import { type FieldHook, ValidationError } from 'payload';
import { faultsOf } from '@/visitors/forms/built/definition';

/** Rejects fields of a form that could not work together, such as a condition on a field that comes later. */
export const checkFormFields: FieldHook = ({ value, collection, path, req }) => {
  if (!Array.isArray(value)) return value;
  const errors = faultsOf(value).map(({ place, message }) => ({ path: [...path, ...place].join('.'), message }));
  if (errors.length > 0) throw new ValidationError({ collection: collection?.slug, errors, req });
  return value;
};
