import type { Industry, Job, LegalPage, Page } from '@payload-types';
import { cache } from 'react';
import { type PathCollection, pathCollections, pathSchema } from '../lib/paths';
import { dependOn, documentTags } from './depend-on';
import { reader } from './payload';
import { tags } from './tags';

/** A document that is a page of its own, with the collection it belongs to. */
export type Located =
  | { collection: 'pages'; document: Page }
  | { collection: 'industries'; document: Industry }
  | { collection: 'jobs'; document: Job }
  | { collection: 'legal-pages'; document: LegalPage };

/** Shared sections hold a page (1), which holds links (2). */
const DEPTH = 2;

/** The document at a path, or nothing. Tags: the path, the document, every document populated in it. */
export const findDocument = cache(async (path: string): Promise<Located | null> => {
  // Nothing can live there, and Postgres refuses some of it, such as a NUL character.
  if (!pathSchema.safeParse(path).success) return null;
  const { payload, as } = await reader();
  await dependOn(tags.path(path));
  for (const collection of pathCollections) {
    const { docs } = await payload.find({
      collection,
      where: { path: { equals: path } },
      depth: DEPTH,
      limit: 1,
      pagination: false,
      ...as,
    });
    const [document] = docs;
    if (document) {
      await dependOn(...documentTags(document));
      return { collection, document } as Located;
    }
  }
  return null;
});

/** What lists of pages need: sitemap, warm-up. */
export type ListedPage = { path: string; updatedAt: string; isHidden: boolean; collection: PathCollection };

/** Every published page of the site, by path. Tags: the lists of all collections that are pages. */
export async function listPages(): Promise<ListedPage[]> {
  const { payload } = await reader();
  await dependOn(...pathCollections.map(tags.list));
  const lists = await Promise.all(
    pathCollections.map(async (collection) => {
      const { docs } = await payload.find({
        collection,
        select: { path: true, updatedAt: true, meta: { hideFromSearch: true } },
        depth: 0,
        limit: 0,
        pagination: false,
        overrideAccess: false,
      });
      return docs.map(({ path, updatedAt, meta }) => ({
        path,
        updatedAt,
        isHidden: Boolean(meta?.hideFromSearch),
        collection,
      }));
    }),
  );
  return lists.flat().sort((a, b) => a.path.localeCompare(b.path));
}
