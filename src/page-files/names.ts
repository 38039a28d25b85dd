import type { CollectionSlug, Payload, PayloadRequest } from 'payload';

/** By which field a document is found in another installation. A picture is none of these: it travels in the file. */
export const nameFields = {
  pages: 'path',
  industries: 'path',
  jobs: 'path',
  'legal-pages': 'path',
  leaders: 'name',
  'newsletter-issues': 'number',
  'partnership-phases': 'number',
} as const satisfies Partial<Record<CollectionSlug, string>>;
export type NamedCollection = keyof typeof nameFields;

export const isNamed = (collection: string): collection is NamedCollection => Object.hasOwn(nameFields, collection);

type Found = { collection: NamedCollection; field: string; value: string };

/** What the documents with these ids are called, by id. As the person who asks may see them. */
export async function namesOf(req: PayloadRequest, ids: string[]): Promise<Record<string, Found>> {
  const found = await Promise.all(
    Object.entries(nameFields).map(async ([slug, field]) => {
      const collection = slug as NamedCollection;
      const { docs } = await find(req.payload, collection, { id: { in: ids } }, req);
      return docs.map((doc) => [
        String(doc.id),
        { collection, field, value: String((doc as unknown as Record<string, unknown>)[field] ?? '') },
      ]);
    }),
  );
  return Object.fromEntries(found.flat()) as Record<string, Found>;
}

/** The id that the document with this name has here, if there is one. */
export async function idOf(req: PayloadRequest, { collection, value }: Found): Promise<string | undefined> {
  // By the field that this site knows, whichever the file names.
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
