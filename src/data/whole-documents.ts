import type { Industry, Page } from '@payload-types';
import { dependOn, documentTags } from './depend-on';
import { linkedDocuments } from './linked';
import { reader, shown } from './payload';

export type Reference =
  | { relationTo: 'pages'; value: string | Page }
  | { relationTo: 'industries'; value: string | Industry };
type WholeDocument = { relationTo: 'pages'; value: Page } | { relationTo: 'industries'; value: Industry };
export type WholeDocuments = Map<string, WholeDocument>;

export const idOf = ({ value }: Reference) => (typeof value === 'string' ? value : value.id);

/** Documents with their sections, by id, without those that visitors may not see. Tags: each document. */
export async function findWhole(references: Reference[]): Promise<WholeDocuments> {
  const { payload, as } = await reader();
  const unique = new Map(references.map((reference) => [idOf(reference), reference.relationTo]));
  const found = await Promise.all(
    [...unique].map(async ([id, collection]) => {
      const where = { id: { equals: id } };
      const options = { collection, where, depth: 1, limit: 1, pagination: false, populate: linkedDocuments, ...as };
      const { docs } = await payload.find(options);
      return Promise.all(
        docs.map(async (document) => {
          const value = await shown(document, { collection, id });
          return [id, { relationTo: collection, value } as WholeDocument] as const;
        }),
      );
    }),
  );
  const documents = new Map(found.flat());
  await dependOn(...documentTags([...documents.values()]));
  return documents;
}
