import type { Field, TextFieldValidation } from 'payload';
import { pathCollections, pathPrefix, pathSchema } from '@/lib/paths';
import { copyOfPath, copyOfSlug } from './copies';

/** Unique over all collections with pages, drafts included. */
const validatePath: TextFieldValidation = async (value, { collectionSlug, id, req }) => {
  const result = pathSchema.safeParse(value ?? '');
  if (!result.success) return result.error.issues[0]?.message ?? 'This path cannot be used.';
  if (!req?.payload?.db) return true;
  for (const collection of pathCollections) {
    const { docs } = await req.payload.find({
      collection,
      where: {
        and: [
          { path: { equals: result.data } },
          ...(collection === collectionSlug && id != null ? [{ id: { not_equals: id } }] : []),
        ],
      },
      depth: 0,
      limit: 1,
      pagination: false,
      draft: false,
      // Documents in the trash keep their path, because they may be restored.
      trash: true,
      overrideAccess: true,
      req,
    });
    const [taken] = docs;
    if (taken?.deletedAt)
      return `"${taken.title}", which is in the trash, has the path ${result.data}. Choose another one.`;
    if (taken) return `"${taken.title}" already has the path ${result.data}. Choose another one.`;
  }
  return true;
};

export const path: Field = {
  name: 'path',
  type: 'text',
  required: true,
  unique: true,
  index: true,
  validate: validatePath,
  hooks: { beforeDuplicate: [copyOfPath] },
  admin: {
    position: 'sidebar',
    description:
      'The address of the page, for example /platform/partnerships. When it changes, the old path redirects here.',
  },
};

const slugify = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[̀-ͯ]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** The slug, entered or derived from the title, and the path derived from the slug. */
export const slugAndPath = (collection: keyof typeof pathPrefix): Field[] => [
  {
    name: 'slug',
    type: 'text',
    required: true,
    index: true,
    hooks: {
      beforeValidate: [({ value, data }) => slugify(String(value || data?.title || ''))],
      beforeDuplicate: [copyOfSlug(collection)],
    },
    admin: {
      position: 'sidebar',
      description: `The last part of the address: ${pathPrefix[collection]}… Derived from the title if left empty. When it changes, the old path redirects here.`,
    },
  },
  {
    name: 'path',
    type: 'text',
    required: true,
    unique: true,
    index: true,
    validate: validatePath,
    hooks: {
      beforeValidate: [
        ({ data, originalDoc }) => {
          const slug = slugify(data?.slug || originalDoc?.slug || data?.title || '');
          // Null for drafts without a title, which would otherwise share a path.
          return slug ? `${pathPrefix[collection]}${slug}` : null;
        },
      ],
    },
    admin: {
      position: 'sidebar',
      readOnly: true,
      description: 'The address of the page. Derived from the field above.',
    },
  },
];
