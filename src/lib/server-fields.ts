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
