import type { CollectionConfig, Field } from 'payload';

const PROMISE = 'When it changes, the old path redirects here.';

const promised = (field: Field): Field =>
  (field.type === 'text' && (field.name === 'path' || field.name === 'slug') && field.admin?.description
    ? { ...field, admin: { ...field.admin, description: `${field.admin.description} ${PROMISE}` } }
    : field) as Field;

/** Says below the field of a path what becomes of the old one. */
export const promiseRedirect = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  fields: collection.fields.map(promised),
});
