/** Metadata of every document, set by the server: not content. */
export const SERVER_FIELDS = [
  '_status',
  'id',
  'createdAt',
  'updatedAt',
  'deletedAt',
  'editorial',
  'lastEditor',
  'translated',
] as const;

/** The same, with what is worked out from the content: never merged, listed as a change or copied. */
export const NOT_EDITED: readonly string[] = [...SERVER_FIELDS, 'treeKey'];
