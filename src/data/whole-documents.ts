import type { Industry, Page } from '@payload-types';
import { idOf } from '@/lib/id-of';
import { defaultLanguage, type Language } from '@/lib/languages';
import { dependOn, documentTags } from './depend-on';
import { findShown } from './find';
import { localized } from './localized';
import { shown } from './payload';

export type Reference =
  | { relationTo: 'pages'; value: string | Page }
  | { relationTo: 'industries'; value: string | Industry };
type WholeDocument = { relationTo: 'pages'; value: Page } | { relationTo: 'industries'; value: Industry };
export type WholeDocuments = Map<string, WholeDocument>;

/** By id, without those that visitors may not see. `language`: of the page, for links. Tags: each document. */
export async function findWhole(
  references: Reference[],
  language: Language = defaultLanguage,
): Promise<WholeDocuments> {
  const unique = new Map(references.map((reference) => [idOf(reference.value), reference.relationTo]));
  const found = await Promise.all(
    [...unique].map(async ([id, collection]) => {
      const where = { id: { equals: id } };
      const documents = await findShown<WholeDocument['value']>({ collection, where, depth: 1, limit: 1 });
      return Promise.all(
        documents.map(async (document) => {
          const value = await localized(await shown(document, { collection, id }), language);
          return [id, { relationTo: collection, value } as WholeDocument] as const;
        }),
      );
    }),
  );
  const documents = new Map(found.flat());
  await dependOn(...documentTags([...documents.values()].map(({ value }) => value)));
  return documents;
}
