import { randomBytes } from 'node:crypto';
import { type FieldHook, ValidationError } from 'payload';
import { faultsOf, nameConditions } from '@/visitors/forms/built/definition';

/** As Payload makes them for rows. */
const newId = () => randomBytes(12).toString('hex');

/** Rejects fields that could not work together, except in drafts. Conditions are stored by the id of their field. */
export const checkFormFields: FieldHook = ({ value, data, collection, path, req }) => {
  if (!Array.isArray(value)) return value;
  const isDraft = data?._status === 'draft';
  const errors = (isDraft ? [] : faultsOf(value)).map(({ place, message }) => ({
    path: [...path, ...place].join('.'),
    message,
  }));
  if (errors.length > 0) throw new ValidationError({ collection: collection?.slug, errors, req });
  return nameConditions(value, 'id', newId);
};

/** Rows of a copy get new ids, so conditions name labels until then. In place: Payload ignores the returned value. */
export const copyConditions: FieldHook = ({ value }) => {
  if (!Array.isArray(value)) return value;
  for (const [index, row] of nameConditions(value, 'label', newId).entries()) Object.assign(value[index], row);
  return value;
};
