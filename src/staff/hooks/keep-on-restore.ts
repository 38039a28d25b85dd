import type { CollectionBeforeValidateHook } from 'payload';
import { denyField } from '@/access/rules';

/**
 * Payload leaves fields that nobody may update out of a restored version, and without a value they would be emptied: a
 * translation would become an English page. The document keeps its own.
 */
export const keepOnRestore: CollectionBeforeValidateHook = ({ collection, data, originalDoc, req }) => {
  if (!req.context.isRestoringVersion || !data) return data;
  const left = collection.flattenedFields.filter(
    ({ name, access }) => access?.update === denyField && data[name] === undefined,
  );
  return { ...data, ...Object.fromEntries(left.map(({ name }) => [name, originalDoc?.[name]])) };
};
