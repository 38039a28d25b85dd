import type { CollectionSlug, Field, RelationshipFieldValidation, UploadFieldValidation } from 'payload';
import { relationship, upload } from 'payload/shared';

type Reference = { relationTo: string; value: unknown };
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** What one value of a field refers to. */
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

/**
 * What stands in the fields of a section is stored as JSON: no foreign key says that a picture or page is gone, and visitors
 * would get a hole. Asked where somebody publishes, and not for each letter of a form; what a program writes (the seed
 * refers to documents that it writes later) is its own affair.
 */
const mustBeThere = async (value: unknown, options: Options): Promise<string | true> => {
  if (options.event === 'onChange' || !options.req.user || (await isThere(value, options))) return true;
  return 'What was chosen here is no longer there. Choose another one.';
};

const requiredUpload: UploadFieldValidation = async (value, options) => {
  const known = await upload(value, options);
  return known === true ? mustBeThere(value, options) : known;
};

const requiredRelationship: RelationshipFieldValidation = async (value, options) => {
  const known = await relationship(value, options);
  return known === true ? mustBeThere(value, options) : known;
};

/** The same fields, where a required picture or document has to exist. */
export function withExisting(fields: Field[]): Field[] {
  return fields.map((field): Field => {
    if (field.type === 'upload' && field.required) return { ...field, validate: requiredUpload } as Field;
    if (field.type === 'relationship' && field.required) return { ...field, validate: requiredRelationship } as Field;
    return 'fields' in field ? ({ ...field, fields: withExisting(field.fields) } as Field) : field;
  });
}
