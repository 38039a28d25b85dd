import type { Field, TextFieldValidation } from 'payload';
import { languageOf } from '@/lib/languages';
import { type PrefixedCollection, pathPrefix, pathSchema, prefixOf } from '@/lib/paths';
import { problemIn } from '@/lib/problem-in';
import { slugify } from '@/lib/slugify';
import { publishedBefore } from '@/publishing/published-before';
import { copyOfPath, copyOfSlug } from './copies';
import { pathProblem } from './path-problem';

/** Unique across all page collections, drafts included. */
const validatePath: TextFieldValidation = async (value, { collectionSlug, data, id, req }) => {
  const language = languageOf(data);
  if (req?.payload?.db) {
    const publishedPath = id === undefined ? undefined : publishedBefore(req, String(id))?.path;
    const ofDocument = { path: value ?? '', collection: collectionSlug, id, language, publishedPath };
    return (await pathProblem(req.payload, ofDocument, req)) ?? true;
  }
  return problemIn(pathSchema, value ?? '') ?? true;
};

/** Follows the title until the first publish, and reports a taken path while it is typed. */
const component = '/admin/paths/path-field#PathField';

export const path: Field = {
  name: 'path',
  type: 'text',
  custom: { holds: 'code', isOwnInTranslation: true },
  required: true,
  unique: true,
  index: true,
  validate: validatePath,
  // As it is looked up: without the spaces that are pasted around it.
  hooks: {
    beforeValidate: [({ value }) => pathSchema.safeParse(value).data ?? value],
    beforeDuplicate: [copyOfPath],
  },
  admin: {
    components: { Field: component },
    description: 'The address of the page, for example /platform/partnerships.',
  },
};

/** The slug, entered or derived from the title, and the path derived from the slug. */
export const slugAndPath = (collection: PrefixedCollection): Field[] => [
  {
    name: 'slug',
    type: 'text',
    label: 'Last part of the path',
    custom: { holds: 'code' },
    required: true,
    index: true,
    hooks: {
      beforeValidate: [
        ({ value, data, originalDoc }) =>
          slugify(String(value || data?.title || ''), languageOf({ ...originalDoc, ...data })),
      ],
      beforeDuplicate: [copyOfSlug(collection)],
    },
    admin: {
      components: { Field: component },
      description: `After ${pathPrefix[collection]}. Derived from the title if left empty.`,
    },
  },
  {
    name: 'path',
    type: 'text',
    custom: { holds: 'code', isOwnInTranslation: true },
    required: true,
    unique: true,
    index: true,
    validate: validatePath,
    hooks: {
      beforeValidate: [
        ({ data, originalDoc }) => {
          const language = languageOf({ ...originalDoc, ...data });
          const slug = slugify(data?.slug || originalDoc?.slug || data?.title || '', language);
          // Drafts without a title would otherwise share a path.
          return slug ? `${prefixOf(collection, language)}${slug}` : null;
        },
      ],
    },
    admin: {
      hidden: true,
    },
  },
];
