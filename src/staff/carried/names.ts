import type { CollectionSlug, Payload, PayloadRequest } from 'payload';

/** Identifies a document across installations, beside its id. Pictures are carried along instead. */
const nameFields = {
  pages: 'path',
  industries: 'path',
  jobs: 'path',
  'legal-pages': 'path',
  leaders: 'name',
  'newsletter-issues': 'number',
  'partnership-phases': 'number',
  languages: 'code',
  forms: 'title',
} as const satisfies Partial<Record<CollectionSlug, string>>;
export type NamedCollection = keyof typeof nameFields;

export const isNamed = (collection: string): collection is NamedCollection => Object.hasOwn(nameFields, collection);

type Found = { collection: NamedCollection; field: string; value: string };

export async function namesOf(req: PayloadRequest, ids: string[]): Promise<Record<string, Found>> {
  const found = await Promise.all(
    Object.entries(nameFields).map(async ([slug, field]) => {
      const collection = slug as NamedCollection;
      const { docs } = await find(req.payload, collection, { id: { in: ids } }, req);
      return docs.map((doc) => [String(doc.id), { collection, field, value: nameIn(collection, doc) }]);
    }),
  );
  return Object.fromEntries(found.flat()) as Record<string, Found>;
}

/** The value of the field that names it; empty if it has none yet. */
export const nameIn = (collection: NamedCollection, document: object): string =>
  String((document as Record<string, unknown>)[nameFields[collection]] ?? '');

/** The field comes from this site, not from what is carried. */
export async function idOf(
  req: PayloadRequest,
  { collection, value }: Pick<Found, 'collection' | 'value'>,
): Promise<string | undefined> {
  const where = { [nameFields[collection]]: { equals: value } };
  const { docs } = await find(req.payload, collection, where, req);
  return docs[0]?.id;
}

const find = (payload: Payload, collection: NamedCollection, where: object, req: PayloadRequest) =>
  payload.find({
    collection: collection as 'pages',
    where: where as never,
    depth: 0,
    limit: 500,
    pagination: false,
    draft: false,
    overrideAccess: false,
    req,
  });
