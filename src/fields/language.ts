import type { Field, PayloadRequest, RelationshipField } from 'payload';
import { denyField, staffOnlyField } from '@/access/rules';
import {
  defaultLanguage,
  isLanguage,
  languageCodes,
  languageOfPath,
  languages,
  type TranslatableCollection,
} from '@/lib/languages';

/** Only translations show these fields, so sites in one language see none. */
const isTranslation = (data: { language?: unknown }) => isLanguage(data.language) && data.language !== defaultLanguage;

const ids = (value: unknown): string | undefined =>
  typeof value === 'string'
    ? value
    : value && typeof value === 'object' && 'id' in value
      ? String(value.id)
      : undefined;

/** Why a document cannot be the translation of another; undefined if it can. */
async function problemOf(
  original: string,
  {
    collection,
    id,
    language,
    req,
  }: { collection: TranslatableCollection; id?: unknown; language: unknown; req: PayloadRequest },
): Promise<string | undefined> {
  if (!isTranslation({ language })) return 'Only a document in another language than English is a translation.';
  const found = await req.payload.find({
    collection: collection as 'pages',
    where: {
      and: [
        { translationOf: { equals: original } },
        { language: { equals: language } },
        ...(id == null ? [] : [{ id: { not_equals: id } }]),
      ],
    },
    select: { title: true },
    draft: false,
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
    req,
  });
  const [other] = found.docs;
  return other && `"${other.title}" already translates this document. Change that one.`;
}

const translationOf = (collection: TranslatableCollection): RelationshipField => ({
  name: 'translationOf',
  type: 'relationship',
  custom: { isOwnInTranslation: true },
  relationTo: collection,
  label: 'Translation of',
  index: true,
  access: { read: staffOnlyField, update: denyField },
  // A copy is not another translation of the original.
  hooks: { beforeDuplicate: [() => null] },
  filterOptions: { language: { equals: defaultLanguage } },
  validate: async (value, { data, id, req }) => {
    const original = ids(value);
    if (!original || !req?.payload?.db) return true;
    const language = (data as { language?: unknown }).language;
    return (await problemOf(original, { collection, id, language, req })) ?? true;
  },
  admin: {
    position: 'sidebar',
    readOnly: true,
    condition: isTranslation,
    description: 'The English original. Empty for a document that exists in this language only.',
  },
});

/** Both fields are set on creation and never change. */
export const languageFields = (collection: TranslatableCollection): Field[] => [
  {
    name: 'language',
    type: 'select',
    custom: { isOwnInTranslation: true },
    index: true,
    defaultValue: defaultLanguage,
    // A page has the language of its path. The hooks of fields run side by side, so the path is not trimmed yet.
    hooks: {
      beforeValidate: [
        ({ value, data, originalDoc, operation }) =>
          collection === 'pages' && operation === 'create'
            ? languageOfPath(String(data?.path ?? originalDoc?.path ?? '').trim())
            : value,
      ],
    },
    options: languageCodes.map((value) => ({ value, label: languages[value].name })),
    access: { update: denyField },
    admin: {
      position: 'sidebar',
      readOnly: true,
      condition: isTranslation,
      description: 'Set when the document was created. The address begins with it.',
    },
  },
  translationOf(collection),
  {
    // Text key → fingerprint of the English text that it was translated from.
    name: 'translated',
    type: 'json',
    access: { read: staffOnlyField },
    admin: { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
  },
];
