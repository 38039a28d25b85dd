import type { Industry, Job, LegalPage, NewsletterIssue, Page } from '@payload-types';
import type { Where } from 'payload';
import { cache } from 'react';
import { languageOf } from '@/lib/languages';
import { type PathCollection, pathCollections, pathSchema, pathsAbove } from '@/lib/paths';
import { tags } from '@/publishing/tags';
import { cms } from './cms';
import { dependOn, documentTags } from './depend-on';
import { findShown } from './find';
import { linkedDocuments } from './linked';
import { localized } from './localized';
import { reader, shown } from './payload';
import type { FramedSection } from './preview/framed';
import { typedAt } from './preview/unsaved';
import { type PublishedPage, readPublishedAt, readPublishedPages } from './published-pages';

export type Located =
  | { collection: 'pages'; document: Page }
  | { collection: 'industries'; document: Industry }
  | { collection: 'jobs'; document: Job }
  | { collection: 'newsletter-issues'; document: NewsletterIssue }
  | { collection: 'legal-pages'; document: LegalPage };

/** The document at a path, or null. Tags: the path, the document, every link in it. */
export const findDocument = cache(async (path: string): Promise<Located | null> => {
  // Some invalid paths, such as one with a NUL character, would be a Postgres error.
  if (!pathSchema.safeParse(path).success) return null;
  const [found] = (
    await Promise.all(
      (
        await placesOf(path)
      ).map(async ({ collection, where }) => {
        const documents = await findShown<Located['document']>({ collection, where, depth: 1, limit: 1 });
        return documents.map((document) => ({ collection, document }) as Located);
      }),
    )
  ).flat();
  await dependOn(tags.path(path), ...documentTags(found?.document));
  return found ? inFrame(found) : null;
});

type Place = { collection: PathCollection; where: Where };

/**
 * In a preview, any collection may have a draft at this path. Published documents are read by their ids: for any other
 * field, Payload works out the rights to all fields of the collection.
 */
async function placesOf(path: string): Promise<Place[]> {
  const where = { path: { equals: path } };
  if ((await reader()).isDraft) return pathCollections.map((collection) => ({ collection, where }));
  const published = await findPlace(path);
  return published ? [{ collection: published.collection, where: { id: { equals: published.id } } }] : [];
}

/** The page at a path and those above it: its breadcrumbs need no query of their own. */
const publishedAround = cache(async (path: string) => readPublishedAt(await cms(), [path, ...pathsAbove(path)]));

/** What is published at a path, without its content. */
export const findPlace = async (path: string): Promise<PublishedPage | undefined> =>
  (await publishedAround(path)).get(path);

async function inFrame({ collection, document }: Located): Promise<Located> {
  const content = await shown(document, { collection, id: document.id });
  return { collection, document: await localized(content, languageOf(document)) } as Located;
}

export async function findFramed(collection: PathCollection, id: string): Promise<Located | null> {
  const { payload, as } = await reader();
  const { overrideAccess } = as;
  const whole = { depth: 1, populate: linkedDocuments, disableErrors: true } as const;
  const options = { collection, id, ...whole, ...as, overrideAccess } as const;
  const document = (await typedAt({ collection, id })) ?? (await payload.findByID(options));
  return document ? inFrame({ collection, document } as Located) : null;
}

/** A section of the published or the newest version of a page, or null. The caller must have checked access. */
export async function findSection({ id, section, version }: FramedSection) {
  const payload = await cms();
  const page = await payload.findByID({
    ...({ collection: 'pages', id, depth: 1, populate: linkedDocuments, disableErrors: true } as const),
    ...{ draft: version === 'newest', overrideAccess: true },
  });
  const block = page?.blocks?.find((one) => one.id === section);
  if (!page || !block) return null;
  const language = languageOf(page);
  return { block: await localized(block, language), language, path: page.path };
}

type Name = { title: string; path: string };

/** Title and path, or null. Tag: the name at the path. @param below the page whose breadcrumbs it is for */
export const findName = cache(async (path: string, below = path): Promise<Name | null> => {
  const { isDraft } = await reader();
  const found = isDraft ? (await findDocument(path))?.document : (await publishedAround(below)).get(path);
  await dependOn(tags.name(path));
  return found ? { title: found.title, path: found.path } : null;
});

/** All pages that visitors may read, sorted by path. Tags: the lists of all page collections, and the languages. */
export async function listPages(): Promise<PublishedPage[]> {
  const { payload } = await reader();
  await dependOn(tags.languages, ...pathCollections.map(tags.list));
  return (await readPublishedPages(payload)).sort((a, b) => (a.path < b.path ? -1 : 1));
}
