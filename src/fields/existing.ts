import type { CollectionSlug, Field, RelationshipFieldValidation, UploadFieldValidation } from 'payload';
import { relationship, upload } from 'payload/shared';
import { inFields } from '@/lib/configured-fields';
import { isObject } from '@/lib/is-object';

type Reference = { relationTo: string; value: unknown };

function referenceOf(value: unknown, relationTo: string | string[]): Reference | undefined {
  const reference = typeof relationTo === 'string' ? { relationTo, value } : value;
  if (!isObject(reference) || typeof reference.relationTo !== 'string') return undefined;
  const id = isObject(reference.value) ? reference.value.id : reference.value;
  return id ? { relationTo: reference.relationTo, value: id } : undefined;
}

type Options = Parameters<UploadFieldValidation>[1] | Parameters<RelationshipFieldValidation>[1];

async function isThere(value: unknown, { relationTo, req }: Options): Promise<boolean> {
  const reference = referenceOf(value, relationTo);
  if (!reference) return true;
  const { totalDocs } = await req.payload.count({
    collection: reference.relationTo as CollectionSlug,
    where: { id: { equals: String(reference.value) } },
    overrideAccess: true,
    req,
  });
  return totalDocs > 0;
}

/** Sections are JSON without foreign keys. Checked only when staff save: the seed refers to documents made later. */
const mustBeThere = async (value: unknown, options: Options): Promise<string | true> => {
  if (options.event === 'onChange' || !options.req.user || (await isThere(value, options))) return true;
  return 'This selection has been deleted. Choose another one.';
};

const requiredUpload: UploadFieldValidation = async (value, options) => {
  const known = await upload(value, options);
  return known === true ? mustBeThere(value, options) : known;
};

const requiredRelationship =
  (validate: RelationshipFieldValidation = relationship): RelationshipFieldValidation =>
  async (value, options) => {
    const known = await validate(value, options);
    return known === true ? mustBeThere(value, options) : known;
  };

export const withExisting = (fields: Field[]): Field[] =>
  inFields(fields, (field) => {
    if (field.type === 'upload' && field.required) return { ...field, validate: requiredUpload } as Field;
    if (field.type === 'relationship' && field.required) {
      const validate = requiredRelationship(field.validate as RelationshipFieldValidation | undefined);
      return { ...field, validate } as Field;
    }
    return field;
  });
